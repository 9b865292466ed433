import type { SiteContext } from '../../src/site/site-store'

/** Where a cart fills the page (B2 L52). */
export const CART_ROOTS = '[data-cart-root], #sqs-cart-root'

/** Where the links to the cart say what lies in it; on exported pages by the class that they have there. */
export const cartPlaces = ({ adopt }: SiteContext): string =>
  adopt === 'legacy' ? '[data-ashlar-cart], .sqs-cart-quantity' : '[data-ashlar-cart]'
