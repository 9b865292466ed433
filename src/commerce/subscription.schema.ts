import * as z from 'zod/mini'
import { textLike } from '../kinds'
import { BILLING_UNITS, type SubscriptionPlan } from './subscription-plan'

const count = (least: number) =>
  z.custom<number>(
    value => Number.isSafeInteger(value) && Number(value) >= least,
    `expected a whole number of ${least} or more`,
  )

/** When a subscription is paid again (A3 L36). */
export const planSchema = z.object({
  numBillingCycles: z._default(count(0), 0),
  billingPeriod: z.object({
    value: count(1),
    /** Real pages may write it in capitals. */
    unit: z.pipe(
      textLike(new RegExp(`^(${BILLING_UNITS.join('|')})$`, 'i')),
      z.transform(
        (unit): SubscriptionPlan['billingPeriod']['unit'] =>
          BILLING_UNITS.find(known => known === unit.toLowerCase()) ?? 'month',
      ),
    ),
  }),
})
