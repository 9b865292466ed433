import { formatMoney } from '../../locale/money/format-money'
import type { Money } from '../../locale/money/money'
import { COUNT_MESSAGES } from '../cart-view/cart-count.messages'

/** The highest count that the indicator shows as it is (A9 L155). */
export const MOST_SHOWN = 100

/** The count as the indicator shows it: '100+' above 100. */
export const countText = (count: number): string => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : `${count}`)

/**
 * The cart as the indicator reads it out, with every piece counted (decisions §3).
 */
export function spokenCart(count: number, subtotal: Money): string {
  return COUNT_MESSAGES.spoken(count, formatMoney(subtotal))
}
