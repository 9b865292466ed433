import { translatable } from '../../locale/core/translatable'

/** Captcha errors, word for word, and our own texts. */
export const CAPTCHA_MESSAGES = translatable('captcha', {
  missing: 'ReCaptcha has not been set up!',
  destroyed: 'Document was destroyed',
  ask: 'Show the captcha, which is provided by another company',
  again: 'The captcha cannot be shown. Try again',
  prompt: 'I am not a robot',
  working: 'Checking…',
  done: 'Checked',
  failed: 'The check failed. Try again.',
})
