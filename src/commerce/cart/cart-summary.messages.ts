import { translatable } from '../../locale/core/translatable'
import type { Money } from '../../locale/money/money'
import { formatCents, formatMoney } from '../../locale/money/money-format'
import { CART_MESSAGES } from '../catalog/cart.messages'

/** The cart's summary for screen readers. */
export const COUNT_MESSAGES = translatable('cart-count', {
  /**
   * The message `{count, plural, =0 {Cart is empty} one {# item in cart} other {# items in cart}}, subtotal
   * {subtotal}`,
   * written out: a message formatter would be most of what the indicator loads.
   */
  spoken: (count: number, subtotal: string): string => {
    const pieces = `${new Intl.NumberFormat('en').format(count)} ${count === 1 ? 'item' : 'items'} in cart`
    return `${count === 0 ? 'Cart is empty' : pieces}, subtotal ${subtotal}`
  },
})

/** The highest count that the indicator shows exactly [CART-10]. */
export const MAX_SHOWN = 100

/** The count as the indicator shows it: '100+' above 100. */
export const countText = (count: number): string => (count > MAX_SHOWN ? `${MAX_SHOWN}+` : `${count}`)

/** The cart's summary as screen readers announce it, with the exact count. */
export function cartSummary(count: number, subtotal: Money): string {
  return COUNT_MESSAGES.spoken(count, formatMoney(subtotal))
}

/** The message for an order below the minimum; empty if the order is large enough [CART-14]. */
export const minimumText = (subtotalCents: number, minimumCents: number, currency: string): string =>
  subtotalCents < minimumCents ? CART_MESSAGES.minimum(formatCents(minimumCents, currency)) : ''
