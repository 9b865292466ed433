import { translatable } from '../../src/locale/core/translatable'

/** What a summary says; ours. */
export const MESSAGES = translatable('summary', {
  loading: 'Loading…',
  readMore: 'Read more',
  readMoreOf: (title: string): string => `Read more: ${title}`,
})
