import { translatable } from '../../src/locale/core/translatable'

/** What a visitor hears of social links; the words are ours. */
export const SOCIAL_MESSAGES = translatable('social-links', {
  label: 'Elsewhere',
  email: 'Email',
  phone: 'Phone',
})
