/** What the video block says. */
export const MESSAGES = {
  play: 'Play',
  pause: 'Pause',
  video: 'Video',
} as const
