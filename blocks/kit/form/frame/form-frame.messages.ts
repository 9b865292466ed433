import { translatable } from '../../../../src/locale/core/translatable'

/** The texts of every form that it shows at once. */
export const FRAME_MESSAGES = translatable('form-frame', {
  thanks: 'Thank you!',
  honeypot: 'Leave this field empty',
})
