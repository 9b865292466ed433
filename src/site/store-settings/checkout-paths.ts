/** The checkout of a subscription. */
export const subscribePath = (cartToken: string): string => path('/checkout/subscribe', { cartToken })

/** The checkout of a donation without its query. */
export const DONATE_PATH = '/checkout/donate'

/**
 * The checkout of a donation.
 *
 * @param amount the chosen amount as decimal text, if any.
 */
export const donatePath = (donatePageId: string, amount = ''): string =>
  path(DONATE_PATH, { donatePageId, ...(amount && { amount }) })

/** The checkout of a gift card [CART-03]. */
export const giftCardPath = (websiteId: string, giftCardProductId: string, sku = ''): string =>
  path('/checkout/giftcard', { websiteId, giftCardProductId, ...(sku && { sku }) })

/** Encodes values as in a path, with %20 for a space, which every server reads. */
const path = (base: string, query: Readonly<Record<string, string>>): string =>
  `${base}?${Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`

/** The checkout of the cart. */
export const CHECKOUT_PATH = '/commerce/goto-checkout'
