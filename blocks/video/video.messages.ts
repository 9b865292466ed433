import { translatable } from '../../src/messages/translatable'

/** What the video block says. */
export const MESSAGES = translatable('video', {
  play: 'Play',
  pause: 'Pause',
  video: 'Video',
})
