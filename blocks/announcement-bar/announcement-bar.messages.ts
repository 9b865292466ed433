import { translatable } from '../../src/locale/core/translatable'

/** What is heard of an announcement; the words are ours. */
export const ANNOUNCEMENT_MESSAGES = translatable('announcement-bar', {
  label: 'Announcement',
  close: 'Close the announcement',
})
