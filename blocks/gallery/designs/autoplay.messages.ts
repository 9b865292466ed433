import { translatable } from '../../../src/locale/core/translatable'

/** What the button of autoplay says: it comes with that part. */
export const MESSAGES = translatable('gallery-autoplay', {
  stop: 'Stop automatic slide show',
  start: 'Start automatic slide show',
})
