import { translatable } from '../../locale/core/translatable'

/** The text of the button that reopens the visitor's choice. */
export const CONSENT_MESSAGES = translatable('consent', {
  pill: 'Cookie settings',
})
