import { translatable } from '../../src/messages/translatable'

/** What a visitor reads of a list out of a feed; the words are ours. */
export const RSS_MESSAGES = translatable('rss-list', {
  label: 'News',
})
