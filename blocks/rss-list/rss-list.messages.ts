import { translatable } from '../../src/locale/core/translatable'

/** The texts of the RSS list. */
export const RSS_MESSAGES = translatable('rss-list', {
  label: 'News',
})
