import { translatable } from '../../src/locale/core/translatable'

/** The visitor's texts of a donation block; our own. */
export const DONATION_MESSAGES = translatable('donation', {
  amount: 'Amount',
  donate: 'Donate',
  otherAmount: 'Other amount',
  wrongAmount: 'Please enter an amount, such as 25 or 12.50.',
})
