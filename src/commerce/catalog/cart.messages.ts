import { translatable } from '../../locale/core/translatable'
import type { CartChange } from '../cart/cart.state'

/** The cart's messages; texts with a requirement are word for word. */
export const CART_MESSAGES = translatable('cart', {
  /** [CART-15]. */
  quantity: 'Unable to update quantity',
  /** [CART-15]. */
  remove: 'Unable to remove item',
  /** [CART-15]; also for failures without a text of their own. */
  add: 'Something went wrong',
  /** [CART-02]. */
  noSession:
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  /** [CART-14]. */
  minimum: (subtotal: string): string => `To check out, your order subtotal must be ${subtotal} or more.`,
  /** Our own text, while an answer takes longer than `SLOW_MS`. */
  slow: 'Still trying: the shop is slow to answer.',
  /** Our own texts, for sites without a server for carts. */
  closed: 'The shop is closed: nothing can be ordered here.',
  askAt: (address: string): string => `To order, please write to ${address}.`,
})

const FAILURES: Readonly<Record<CartChange['kind'], 'add' | 'quantity' | 'remove'>> = {
  add: 'add',
  'set-quantity': 'quantity',
  remove: 'remove',
}

/** The message for a failed change. */
export const failureText = ({ kind }: Pick<CartChange, 'kind'>): string => CART_MESSAGES[FAILURES[kind]]
