/** The customer's account page, with a logout that works without scripts. */
export const ACCOUNT_PATH = '/account'

/** The session storage key of the customer's token. */
export const TOKEN_KEY = 'ss_member_xsrf'

/** Whether a customer has signed in in this tab. */
export function hasToken(): boolean {
  try {
    return Boolean(sessionStorage.getItem(TOKEN_KEY))
  } catch {
    // A sandboxed frame, or a visitor who blocks storage, has no token.
    return false
  }
}
