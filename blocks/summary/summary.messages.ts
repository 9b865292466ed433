/** What a summary says; ours. */
export const MESSAGES = {
  loading: 'Loading…',
  readMore: 'Read more',
} as const
