/** Units of a billing period. */
export const BILLING_UNITS = ['week', 'month', 'year'] as const

/** When a subscription is paid again. */
export interface SubscriptionPlan {
  /** The number of payments; 0 means until cancelled. */
  readonly numBillingCycles: number
  readonly billingPeriod: { readonly value: number; readonly unit: (typeof BILLING_UNITS)[number] }
}
