import { translatable } from '../../src/locale/core/translatable'

/** Texts of the newsletter besides those of every form. */
export const MESSAGES = translatable('newsletter', {
  first: 'First Name',
  last: 'Last Name',
  name: 'Name',
  honeypot: 'Leave this field empty',
  email: 'Email Address',
  signUp: 'Sign Up',
})
