import { translatable } from '../../src/locale/core/translatable'

/** The texts of the member area. */
export const MEMBER_MESSAGES = translatable('member-area', {
  logIn: 'Log in',
  logOut: 'Log out',
  account: 'Your account',
  /** Shown if the member's name is unknown. */
  loggedIn: 'You are logged in.',
})
