import { translatable } from '../locale/core/translatable'

/** Texts of a form that cannot be sent [FORM-42] [ERR-17], word for word. */
export const FORM_MESSAGES = translatable('forms', {
  processing: 'Error processing form submission. Please reload and try again.',
  unknown: 'Unknown error, please try again later.',
  noKey: 'Could not get a form submission key, please try again later.',
  unparseable: 'Could not parse the form fields, please check your entries.',
  scrollDown: 'Your form has encountered a problem. Please scroll down to review.',
  scrollUp: 'Your form has encountered a problem. Please scroll up to review.',
  invalidFields: 'One or more fields is invalid, please check your entries.',
  captcha: 'Complete CAPTCHA before submitting.',
  submitting: 'Submitting…',
  /** Our own texts. */
  summary: 'Your submission',
  noServer: 'This form cannot be sent: the site has no server for it. Your entries have not been sent.',
  writeTo: (address: string): string => `Please write to ${address} instead.`,
  mail: 'Your e-mail program opens with your message. Please send it there.',
})

/** Texts by the status of the response. */
export const FORM_STATUS_MESSAGES: Readonly<Record<number, string>> = translatable('form-statuses', {
  401: 'Unable to submit form. Please try again later.',
  404: 'This form has not been configured yet.',
  429: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  500: 'Unable to send form. Please try again later.',
})

/** The sample address in the e-mail messages. */
export const EMAIL_EXAMPLE = 'user@domain.com'

/** Validation errors. The first two are the specification's [FORM-30] [FORM-35], the others ours. */
export const FIELD_MESSAGES = translatable('fields', {
  tooLong: 'You have exceeded the character limit.',
  email: `Email is not valid. Email addresses should follow the format ${EMAIL_EXAMPLE}.`,
  zip: 'A US zip code has exactly 5 digits.',
  number: 'Please enter a number.',
  website: 'Please enter a web address such as https://domain.com.',
  currency: 'Please enter an amount such as 1234 or 12.50.',
  date: 'Please enter a valid date.',
  time: 'Please enter a valid time.',
  /** File errors of the specification [ERR-17] [EDIT-01]. */
  upload: 'File upload failed to complete',
  fileName: 'Please enter a file name',
  files: (most: number): string =>
    most === 1 ? 'Please choose one file.' : `Please choose ${most} files at most.`,
  option: 'Please choose one of the options.',
  required: (title: string): string => `${title} is required.`,
  requiredUntitled: 'This field is required.',
  /** File errors [EDIT-02]. */
  tooLarge: (file: string, most: string): string =>
    `The file ${file} is too large. The maximum allowed file size is ${most}.`,
  unsupported: (file: string): string => `The file ${file} does not appear to be a supported file.`,
  unsupportedKind: (file: string, kinds: string): string =>
    `The file ${file} does not appear to be a supported ${kinds} file.`,
})

/** Texts of a file field while files are chosen and uploaded. */
export const UPLOAD_MESSAGES = translatable('uploads', {
  list: 'Chosen files',
  remove: 'Remove',
  cancel: 'Cancel',
  done: 'Uploaded',
  progress: (name: string): string => `Uploading ${name}`,
})
