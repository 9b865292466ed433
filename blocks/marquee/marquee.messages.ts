/** What the button of a marquee says; the words are ours. */
export const MARQUEE_MESSAGES = {
  pause: 'Pause moving text',
  play: 'Play moving text',
} as const
