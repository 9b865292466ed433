import { translatable } from '../../src/messages/translatable'

/** What a visitor reads of an archive; the words are ours. */
export const ARCHIVE_MESSAGES = translatable('archive', {
  label: 'Archive',
  show: 'Show',
})
