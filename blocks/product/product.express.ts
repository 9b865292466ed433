import { CART_MESSAGES } from '../../src/commerce/catalog/cart.messages'
import { dom } from '../../src/data/core/dom'
import { safeHref } from '../../src/data/fields/links'
import { hasCartIn } from '../../src/site/slices/cart-cookie'
import { website } from '../../src/site/slices/website'
import { giftCardPath, subscribePath } from '../../src/site/store-settings/checkout-paths'
import { storeSettings } from '../../src/site/store-settings/store-settings'
import type { ProductData } from './product.schema'
import type { Order } from './product.state'

/** Returns whether adding a product opens the checkout directly, without the cart. */
export const isExpress = (): boolean => storeSettings().expressCheckout

/**
 * Returns the checkout of a single gift card in a shop with an express checkout; undefined for
 * anything else, and if its address cannot hold the order: several cards, or answers to the product's own
 * fields.
 */
export function giftCardCheckout(
  { type, id }: ProductData,
  { sku, quantity }: Order,
  answers: string | undefined,
): string | undefined {
  const { id: websiteId } = website()
  const isCarried = quantity === 1 && !answers && id && websiteId
  return isExpress() && type === 'giftCard' && isCarried ? giftCardPath(websiteId, id, sku) : undefined
}

/**
 * Opens the checkout with the item just added, or alerts if there is no cart cookie.
 * @param cartToken names the cart in the address of a subscription's own checkout.
 */
export function checkOut({ checkoutUrl, subscriptionPlan }: ProductData, cartToken: string): void {
  if (!hasCartIn(dom.cookie)) return alert(CART_MESSAGES.noSession)
  const path = subscriptionPlan && cartToken ? subscribePath(cartToken) : safeHref(checkoutUrl)
  location.assign(path ?? '/')
}
