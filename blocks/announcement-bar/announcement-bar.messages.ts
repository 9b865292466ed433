import { translatable } from '../../src/locale/core/translatable'

/** The accessible names of the announcement bar. */
export const ANNOUNCEMENT_MESSAGES = translatable('announcement-bar', {
  label: 'Announcement',
  close: 'Close the announcement',
})
