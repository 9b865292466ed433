import type { SubscriptionPlan } from '../../calls/subscription/subscription-plan'
import { SUBSCRIPTION_MESSAGES } from './subscription.messages'

/** How often a subscription is paid: `renews every 2 weeks for 6 payments` (A9 L151). */
export function subscriptionText({ numBillingCycles, billingPeriod }: SubscriptionPlan): string {
  const often = SUBSCRIPTION_MESSAGES[billingPeriod.unit](billingPeriod.value)
  return numBillingCycles > 0 ? `${often} ${SUBSCRIPTION_MESSAGES.payments(numBillingCycles)}` : often
}
