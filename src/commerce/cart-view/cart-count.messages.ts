import { translatable } from '../../locale/core/translatable'

/** What is read out of a cart (decisions §3). */
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
