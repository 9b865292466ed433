import { accessStorage, sessionArea } from '../../data/storage/storage'

/** The customer's account page, with a logout that works without scripts. */
export const ACCOUNT_PATH = '/account'

/** The session storage key of the customer's token. */
export const TOKEN_KEY = 'ss_member_xsrf'

/** Whether a customer has signed in in this tab. */
export function hasToken(): boolean {
  const kept = accessStorage(sessionArea, storage => storage.getItem(TOKEN_KEY))
  return kept.ok && Boolean(kept.value)
}
