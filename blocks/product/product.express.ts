import { CART_MESSAGES } from '../../src/commerce/cart.messages'
import { hasCartIn } from '../../src/commerce/cart-cookie'
import { safeHref } from '../../src/links/safe-href'
import { isRecord } from '../../src/record'
import { $site } from '../../src/site/site'
import type { ProductData } from './product.schema'

/** Whether what is added leads to the checkout at once, past the cart (A3 L56). */
export function isExpress(): boolean {
  const { storeSettings } = $site.get()
  return isRecord(storeSettings) && storeSettings['expressCheckout'] === true
}

/** Goes to the checkout with what has just been added; without a cart's cookie says why not (A2 L17, A5 L87). */
export function checkOut({ checkoutUrl }: ProductData): void {
  if (hasCartIn(document.cookie)) location.assign(safeHref(checkoutUrl) ?? '/')
  else alert(CART_MESSAGES.noSession)
}
