import { LOAD_TIMEZONE } from './time-zone.messages'
import { translatable } from './translatable'

/** What visitors are told of failures that no block has words of its own for (B8 L330). */
export const FAILURE_MESSAGES = translatable('failures', {
  wrong: 'Something went wrong',
  network: 'Network error',
  load: 'Unable to load. Try again.',
  loadResults: 'Unable to load results',
  loadFonts: 'Unable to load fonts',
  loadFontPreview: 'Unable to load preview for a font',
  loadCollections: 'Unable to load collections',
  locateContent: 'Unable to locate content',
  loadTimezone: LOAD_TIMEZONE,
  connection: 'Please check your internet connection.',
  tryAgainPlease: 'Please try again.',
  tryAgain: 'Try again',
  connect: 'Unable to connect. Please try again',
  upload: 'File upload failed to complete',
  processingIncomplete: 'File processing failed to complete',
  processing: 'File processing failed',
  processingCancelled: 'File processing cancelled',
  noJobResponse: 'No response data from job request',
  uploading: 'Error uploading',
  uploadProblem: 'There was a problem while uploading your file.',
  renameProblem: 'There was a problem while renaming your file.',
})
