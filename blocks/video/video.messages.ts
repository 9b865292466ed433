import { translatable } from '../../src/locale/core/translatable'

/** What the video block says. */
export const MESSAGES = translatable('video', {
  play: 'Play',
  pause: 'Pause',
  video: 'Video',
})
