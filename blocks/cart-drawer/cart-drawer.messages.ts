import { translatable } from '../../src/locale/core/translatable'

/** Texts of the drawer around the cart. */
export const MESSAGES = translatable('cart-drawer', {
  title: 'Cart',
  viewCart: 'View cart',
  goOn: 'Continue Shopping',
})
