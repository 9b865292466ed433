import { translatable } from '../../src/locale/core/translatable'

/** The visitor's texts of an archive. */
export const ARCHIVE_MESSAGES = translatable('archive', {
  label: 'Archive',
  show: 'Show',
})
