import { translatable } from '../../src/locale/core/translatable'

/** What stands on a page that not everybody may see, word for word (B2 L79). */
export const LOCK_MESSAGES = translatable('page-lock', {
  members: 'This page available only site members',
  locked: 'This page is locked',
})
