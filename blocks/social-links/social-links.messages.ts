import { translatable } from '../../src/locale/core/translatable'

/** The texts of the social links. */
export const SOCIAL_MESSAGES = translatable('social-links', {
  label: 'Elsewhere',
  email: 'Email',
  phone: 'Phone',
})
