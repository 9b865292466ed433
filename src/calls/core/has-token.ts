import { accessStorage, sessionArea } from '../../data/core/access'

/** The customer's own page, where they can log out without scripts. */
export const ACCOUNT_PATH = '/account'

/** Key in the tab's storage of the token that a customer's session has. */
export const TOKEN_KEY = 'ss_member_xsrf'

/** Whether a customer has signed in in this tab. */
export function hasToken(): boolean {
  const kept = accessStorage(sessionArea, storage => storage.getItem(TOKEN_KEY))
  return kept.ok && Boolean(kept.value)
}
