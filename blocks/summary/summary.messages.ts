import { translatable } from '../../src/locale/core/translatable'

/** The texts of the summary block. */
export const MESSAGES = translatable('summary', {
  loading: 'Loading…',
  readMore: 'Read more',
  readMoreOf: (title: string): string => `Read more: ${title}`,
})
