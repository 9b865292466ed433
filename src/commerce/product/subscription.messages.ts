import type { SubscriptionPlan } from '../../calls/subscription/subscription-plan'
import { translatable } from '../../locale/core/translatable'
import { createMessage } from '../../locale/translator/format-message'

const english = (text: string) => {
  const format = createMessage(text, 'en')
  return (count: number): string => format({ n: count })
}

/** The billing interval and the number of payments [PROD-14]. */
export const SUBSCRIPTION_MESSAGES = translatable('subscription', {
  week: english('renews every {n, plural, =1 {week} other {# weeks}}'),
  month: english('renews every {n, plural, =1 {month} other {# months}}'),
  year: english('renews every {n, plural, =1 {year} other {# years}}'),
  payments: english('for {n, plural, one {# payment} other {# payments}}'),
})

/** The billing interval as text: `renews every 2 weeks for 6 payments` [PROD-14]. */
export function subscriptionText({ numBillingCycles, billingPeriod }: SubscriptionPlan): string {
  const often = SUBSCRIPTION_MESSAGES[billingPeriod.unit](billingPeriod.value)
  return numBillingCycles > 0 ? `${often} ${SUBSCRIPTION_MESSAGES.payments(numBillingCycles)}` : often
}
