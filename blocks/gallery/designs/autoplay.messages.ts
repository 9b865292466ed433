/** What the button of autoplay says: it comes with that part. */
export const MESSAGES = {
  stop: 'Stop automatic slide show',
  start: 'Start automatic slide show',
} as const
