/** The checkout of a subscription [CART-03]. */
export const subscribePath = (cartToken: string): string => path('subscribe', { cartToken })

/**
 * The checkout of a donation [CART-03].
 *
 * @param amount the chosen amount as decimal text, if any.
 */
export const donatePath = (donatePageId: string, amount = ''): string =>
  path('donate', { donatePageId, ...(amount && { amount }) })

/** The checkout of a gift card [CART-03]. */
export const giftCardPath = (websiteId: string, giftCardProductId: string, sku = ''): string =>
  path('giftcard', { websiteId, giftCardProductId, ...(sku && { sku }) })

/** Encodes values as in a path, with %20 for a space, which every server reads. */
const path = (kind: string, query: Readonly<Record<string, string>>): string =>
  `/checkout/${kind}?${Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`

/** The checkout of the cart [CART-01]. */
export const CHECKOUT_PATH = '/commerce/goto-checkout'
