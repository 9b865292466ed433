import { translatable } from '../../../src/locale/core/translatable'

/** The texts of the autoplay button, loaded with it. */
export const MESSAGES = translatable('gallery-autoplay', {
  stop: 'Stop automatic slide show',
  start: 'Start automatic slide show',
})
