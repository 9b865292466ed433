/** Leads to the checkout of a subscription (A2 L18). */
export const subscribePath = (cartToken: string): string => path('subscribe', { cartToken })

/**
 * Leads to the checkout of a donation (A2 L19).
 *
 * @param amount as decimal text, where the visitor has chosen one.
 */
export const donatePath = (donatePageId: string, amount = ''): string =>
  path('donate', { donatePageId, ...(amount && { amount }) })

/** Leads to the checkout of a gift card (A2 L20). */
export const giftCardPath = (websiteId: string, giftCardProductId: string, sku = ''): string =>
  path('giftcard', { websiteId, giftCardProductId, ...(sku && { sku }) })

/** Values are encoded as in a path, with %20 for a space, which every server reads. */
const path = (kind: string, query: Readonly<Record<string, string>>): string =>
  `/checkout/${kind}?${Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`

/** Leads to the checkout of what lies in the cart (A2 L17). */
export const CHECKOUT_PATH = '/commerce/goto-checkout'
