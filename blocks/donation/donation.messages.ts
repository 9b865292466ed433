import { translatable } from '../../src/locale/core/translatable'

/** What a visitor reads in a donation block; the words are ours. */
export const DONATION_MESSAGES = translatable('donation', {
  amount: 'Amount',
  otherAmount: 'Other amount',
  wrongAmount: 'Please enter an amount, such as 25 or 12.50.',
})
