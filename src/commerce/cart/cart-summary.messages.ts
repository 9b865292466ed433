import { translatable } from '../../locale/core/translatable'
import type { Money } from '../../locale/money/money'
import { formatCents, formatMoney } from '../../locale/money/money-text'
import { CART_MESSAGES } from '../catalog/cart.messages'

/** What is read out of a cart. */
export const COUNT_MESSAGES = translatable('cart-count', {
  /**
   * The message `{count, plural, =0 {Cart is empty} one {# item in cart} other {# items in cart}}, subtotal {subtotal}`;
   * a formatter of messages would be most of what the indicator loads.
   */
  spoken: (count: number, subtotal: string): string => {
    const pieces = `${new Intl.NumberFormat('en').format(count)} ${count === 1 ? 'item' : 'items'} in cart`
    return `${count === 0 ? 'Cart is empty' : pieces}, subtotal ${subtotal}`
  },
})

/** The highest count that the indicator shows as it is [CART-10]. */
export const MOST_SHOWN = 100

/** The count as the indicator shows it: '100+' above 100. */
export const countText = (count: number): string => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : `${count}`)

/**
 * The cart as the indicator reads it out, with every piece counted.
 */
export function spokenCart(count: number, subtotal: Money): string {
  return COUNT_MESSAGES.spoken(count, formatMoney(subtotal))
}

/** What is said of an order that is too small; nothing of one that is large enough [CART-14]. */
export const minimumText = (subtotalCents: number, minimumCents: number, currency: string): string =>
  subtotalCents < minimumCents ? CART_MESSAGES.minimum(formatCents(minimumCents, currency)) : ''
