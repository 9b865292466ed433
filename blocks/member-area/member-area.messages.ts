import { translatable } from '../../src/locale/core/translatable'

/** What a visitor reads in the member area; the words are ours. */
export const MEMBER_MESSAGES = translatable('member-area', {
  logIn: 'Log in',
  logOut: 'Log out',
  account: 'Your account',
  /** Where the server does not say who it is. */
  loggedIn: 'You are logged in.',
})
