import { translatable } from '../../src/locale/core/translatable'

/** The visitor's texts of a list from a feed. */
export const RSS_MESSAGES = translatable('rss-list', {
  label: 'News',
})
