import { translatable } from '../../locale/core/translatable'

/** Said to who has logged out (A4 L72, B2 L46). */
export const LOGOUT_MESSAGES = translatable('logout', {
  title: 'Logout Successful',
  message: 'You have been successfully logged out.',
})

const PAIR = 'logout=true'

/** Where a logout ends: the root of the site, which then says so (A2 L22). */
export const LOGGED_OUT_PATH = `/?${PAIR}`

/** Whether the address says that somebody has just logged out (A4 L72). */
export const hasLoggedOut = (search: string): boolean => pairs(search).includes(PAIR)

/** The query without what says so, every other character as it was; with its question mark, or empty. */
export function withoutLogout(search: string): string {
  const left = pairs(search).filter(pair => pair !== PAIR)
  return left.length ? `?${left.join('&')}` : ''
}

const pairs = (search: string): string[] => search.replace(/^\?/, '').split('&').filter(Boolean)
