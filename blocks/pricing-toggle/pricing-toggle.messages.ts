import { translatable } from '../../src/locale/core/translatable'

/** The accessible names of the pricing toggle. */
export const PRICING_MESSAGES = translatable('pricing-toggle', {
  /** The label of the button group. */
  label: 'Billing period',
})
