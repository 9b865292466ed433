import { translatable } from '../../locale/core/translatable'

/** What stands on a page of the visitor's choice, once it is made. */
export const CONSENT_MESSAGES = translatable('consent', {
  pill: 'Cookie settings',
})
