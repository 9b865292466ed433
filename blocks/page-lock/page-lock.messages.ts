import { translatable } from '../../src/locale/core/translatable'

/** The texts of locked pages, word for word from the specification [WID-13]. */
export const LOCK_MESSAGES = translatable('page-lock', {
  members: 'This page available only site members',
  locked: 'This page is locked',
})
