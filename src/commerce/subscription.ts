import { createMessage } from '../messages/format-message'
import type { BILLING_UNITS, SubscriptionPlan } from './subscription-plan'

const RENEWS = {
  week: 'renews every {n, plural, =1 {week} other {# weeks}}',
  month: 'renews every {n, plural, =1 {month} other {# months}}',
  year: 'renews every {n, plural, =1 {year} other {# years}}',
} as const satisfies Readonly<Record<(typeof BILLING_UNITS)[number], string>>

const PAYMENTS = 'for {p, plural, one {# payment} other {# payments}}'

/** How often a subscription is paid: `renews every 2 weeks for 6 payments` (A9 L151). */
export function subscriptionText({ numBillingCycles, billingPeriod }: SubscriptionPlan): string {
  const often = createMessage(RENEWS[billingPeriod.unit], 'en')({ n: billingPeriod.value })
  return numBillingCycles > 0 ? `${often} ${createMessage(PAYMENTS, 'en')({ p: numBillingCycles })}` : often
}
