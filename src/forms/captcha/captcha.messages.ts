import { translatable } from '../../locale/core/translatable'

/** What fails with a captcha (B8 L329), word for word; and the words of our own. */
export const CAPTCHA_MESSAGES = translatable('captcha', {
  missing: 'ReCaptcha has not been set up!',
  destroyed: 'Document was destroyed',
  ask: 'Show the captcha, which comes from another company',
  again: 'The captcha cannot be shown. Try again',
  prompt: 'I am not a robot',
  working: 'Checking…',
  done: 'Checked',
  failed: 'The check failed. Try again.',
})
