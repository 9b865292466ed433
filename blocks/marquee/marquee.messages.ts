import { translatable } from '../../src/locale/core/translatable'

/** The texts of the pause button. */
export const MARQUEE_MESSAGES = translatable('marquee', {
  pause: 'Pause moving text',
  play: 'Play moving text',
})
