import { translatable } from '../locale/core/translatable'

/** Texts for a failed upload, word for word [ERR-17]. */
export const UPLOAD_FAILURES = translatable('upload-failures', {
  upload: 'File upload failed to complete',
  processingIncomplete: 'File processing failed to complete',
  processing: 'File processing failed',
  processingCancelled: 'File processing cancelled',
  noJobResponse: 'No response data from job request',
  uploading: 'Error uploading',
  uploadProblem: 'There was a problem while uploading your file.',
})
