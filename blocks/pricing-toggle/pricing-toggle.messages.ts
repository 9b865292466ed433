/** What a visitor hears of a pricing toggle; the words are ours. */
export const PRICING_MESSAGES = {
  /** Names the two buttons together. */
  label: 'Billing period',
} as const
