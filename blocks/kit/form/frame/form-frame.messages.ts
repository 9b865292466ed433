import { translatable } from '../../../../src/locale/core/translatable'

/** What every form says where its owner has no words of their own. */
export const FRAME_MESSAGES = translatable('form-frame', {
  thanks: 'Thank you!',
})
