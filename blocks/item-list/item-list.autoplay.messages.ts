import { translatable } from '../../src/locale/core/translatable'

/** The texts of the autoplay button, loaded with it. */
export const AUTOPLAY_MESSAGES = translatable('item-list-autoplay', {
  pause: 'Pause automatic scrolling',
  play: 'Start automatic scrolling',
})
