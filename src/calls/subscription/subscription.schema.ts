import * as z from 'zod/mini'
import { BILLING_UNITS, type SubscriptionPlan } from './subscription-plan'

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
