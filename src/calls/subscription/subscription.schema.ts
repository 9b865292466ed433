import * as z from 'zod/mini'

type Unit = SubscriptionPlan['billingPeriod']['unit']

const unitOf = (value: unknown): Unit | undefined =>
  BILLING_UNITS.find(known => typeof value === 'string' && known === value.toLowerCase())

const count = (least: number) =>
  z.custom<number>(
    value => Number.isSafeInteger(value) && Number(value) >= least,
    `expected a whole number of ${least} or more`,
  )

/** The billing of a subscription [PROD-05]. */
export const planSchema = z.object({
  numBillingCycles: z._default(count(0), 0),
  billingPeriod: z.object({
    value: count(1),
    /** Some pages write it in capitals. */
    unit: z.pipe(
      z.custom<Unit>(value => unitOf(value) !== undefined, 'expected week, month or year'),
      z.transform(unit => unitOf(unit) ?? 'month'),
    ),
  }),
})

/** Units of a billing period [PROD-05]. */
export const BILLING_UNITS = ['week', 'month', 'year'] as const

/** When a subscription is paid again [PROD-05]. */
export interface SubscriptionPlan {
  /** The number of payments; 0 means until cancelled. */
  readonly numBillingCycles: number
  readonly billingPeriod: { readonly value: number; readonly unit: (typeof BILLING_UNITS)[number] }
}
