import { formatMoney } from './format-money'
import type { Money } from './money'

/** The highest count that the indicator shows as it is (A9 L155). */
export const MOST_SHOWN = 100

/** The count as the indicator shows it: '100+' above 100. */
export const countText = (count: number): string => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : `${count}`)

/**
 * The cart as the indicator reads it out, with every piece counted (decisions §3). It is the message `{count, plural, =0
 * {Cart is empty} one {# item in cart} other {# items in cart}}, subtotal {subtotal}`; a formatter of messages would be
 * most of what the indicator loads.
 */
export function spokenCart(count: number, subtotal: Money): string {
  const pieces = `${new Intl.NumberFormat('en').format(count)} ${count === 1 ? 'item' : 'items'} in cart`
  return `${count === 0 ? 'Cart is empty' : pieces}, subtotal ${formatMoney(subtotal)}`
}
