import { translatable } from '../../../../src/locale/core/translatable'

/** The default texts of every form. */
export const FRAME_MESSAGES = translatable('form-frame', {
  thanks: 'Thank you!',
})
