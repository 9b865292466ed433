import { translatable } from '../../src/locale/core/translatable'

/** What a visitor hears of a pricing toggle; the words are ours. */
export const PRICING_MESSAGES = translatable('pricing-toggle', {
  /** Names the two buttons together. */
  label: 'Billing period',
})
