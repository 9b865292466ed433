import { translatable } from '../../locale/core/translatable'
import { createMessage } from '../../locale/translator/format-message'

const english = (text: string) => {
  const format = createMessage(text, 'en')
  return (count: number): string => format({ n: count })
}

/** How often a subscription is paid, and how many times (A9 L151). */
export const SUBSCRIPTION_MESSAGES = translatable('subscription', {
  week: english('renews every {n, plural, =1 {week} other {# weeks}}'),
  month: english('renews every {n, plural, =1 {month} other {# months}}'),
  year: english('renews every {n, plural, =1 {year} other {# years}}'),
  payments: english('for {n, plural, one {# payment} other {# payments}}'),
})
