import { translatable } from '../../src/locale/core/translatable'

/** The texts of the video block. */
export const MESSAGES = translatable('video', {
  play: 'Play',
  pause: 'Pause',
  video: 'Video',
})
