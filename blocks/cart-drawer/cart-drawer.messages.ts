import { translatable } from '../../src/locale/core/translatable'

/** What the drawer says around the cart. */
export const MESSAGES = translatable('cart-drawer', {
  title: 'Cart',
  close: 'Close',
  viewCart: 'View cart',
  goOn: 'Continue Shopping',
})
