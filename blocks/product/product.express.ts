import { CART_MESSAGES } from '../../src/commerce/cart.messages'
import { hasCartIn } from '../../src/commerce/cart-cookie'
import { safeHref } from '../../src/links/safe-href'
import { storeSettings } from '../../src/site/store-settings'
import type { ProductData } from './product.schema'

/** Whether adding a product leads to the checkout at once, without the cart [CTX-07]. */
export const isExpress = (): boolean => storeSettings().expressCheckout

/** Goes to the checkout with what has just been added; without a cart's cookie says why not (A2 L17, A5 L87). */
export function checkOut({ checkoutUrl }: ProductData): void {
  if (hasCartIn(document.cookie)) location.assign(safeHref(checkoutUrl) ?? '/')
  else alert(CART_MESSAGES.noSession)
}
