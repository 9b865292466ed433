import { accessStorage, sessionArea } from '../storage/access'

/** Key in the tab's storage of the token that a customer's session has. */
export const TOKEN_KEY = 'ss_member_xsrf'

/** Whether a customer has signed in in this tab. */
export function hasToken(): boolean {
  const kept = accessStorage(sessionArea, storage => storage.getItem(TOKEN_KEY))
  return kept.success && Boolean(kept.value)
}
