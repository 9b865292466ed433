import { translatable } from '../../src/locale/core/translatable'

/** Texts of the newsletter besides those of every form. */
export const MESSAGES = translatable('newsletter', {
  first: 'First Name',
  last: 'Last Name',
  name: 'Name',
  email: 'Email Address',
  signUp: 'Sign Up',
})
