import { translatable } from './core/translatable'

/** The texts of failures without a message of their own, word for word [ERR-14] [ERR-15] [ERR-16]. */
export const FAILURE_MESSAGES = translatable('failures', {
  wrong: 'Something went wrong',
  network: 'Network error',
  load: 'Unable to load. Try again.',
  loadResults: 'Unable to load results',
  locateContent: 'Unable to locate content',
  connection: 'Please check your internet connection.',
  tryAgainPlease: 'Please try again.',
  tryAgain: 'Try again',
  connect: 'Unable to connect. Please try again',
  /** On a site without a backend, such as a static host. */
  unavailable: 'This content is not available here.',
})
