/** Units of a billing period (A3 L36). */
export const BILLING_UNITS = ['week', 'month', 'year'] as const

/** When a subscription is paid again (A3 L36). */
export interface SubscriptionPlan {
  /** Payments in all; 0 means that it goes on until it is ended. */
  readonly numBillingCycles: number
  readonly billingPeriod: { readonly value: number; readonly unit: (typeof BILLING_UNITS)[number] }
}
