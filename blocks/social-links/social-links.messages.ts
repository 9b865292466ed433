/** What a visitor hears of social links; the words are ours. */
export const SOCIAL_MESSAGES = {
  label: 'Elsewhere',
  email: 'Email',
  phone: 'Phone',
} as const
