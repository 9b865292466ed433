import { translatable } from '../../locale/core/translatable'

/** The message after logging out. */
export const LOGOUT_MESSAGES = translatable('logout', {
  title: 'Logout Successful',
  message: 'You have been successfully logged out.',
})

const PAIR = 'logout=true'

/** The page after logging out: the site's root with the message [OWN-14]. */
export const LOGGED_OUT_PATH = `/?${PAIR}`

/** Whether the query asks for the logout message. */
export const hasLoggedOut = (search: string): boolean => pairs(search).includes(PAIR)

/** The query without the logout flag, otherwise unchanged; with its question mark, or empty. */
export function withoutLogout(search: string): string {
  const left = pairs(search).filter(pair => pair !== PAIR)
  return left.length ? `?${left.join('&')}` : ''
}

const pairs = (search: string): string[] => search.replace(/^\?/, '').split('&').filter(Boolean)
