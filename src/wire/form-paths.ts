/** Where a form asks for the key of its next submission: an empty body, with credentials (A7 L103). */
export const SUBMISSION_KEY_PATH = '/api/form/FormSubmissionKey'

/** Where a form sends its submission, with credentials (A7 L104). */
export const SAVE_SUBMISSION_PATH = '/api/form/SaveFormSubmission'

/** Where the files of a form go before it is sent: one call for each, its body the file itself. */
export const UPLOAD_FILE_PATH = '/api/form/UploadFile'

/** The field that people do not see: whoever fills it in is taken for a robot. */
export const DECOY_FIELD = 'homepage_address'
