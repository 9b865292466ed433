import { translatable } from '../../src/locale/core/translatable'

/** What the button of a marquee says; the words are ours. */
export const MARQUEE_MESSAGES = translatable('marquee', {
  pause: 'Pause moving text',
  play: 'Play moving text',
})
