import { translatable } from '../../src/locale/core/translatable'

/** The texts of the archive block. */
export const ARCHIVE_MESSAGES = translatable('archive', {
  label: 'Archive',
  show: 'Show',
})
