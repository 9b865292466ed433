import { CART_MESSAGES } from './cart.messages'
import { CART_COOKIES } from './cart-cookie'
import { formatCents } from './format-money'

/**
 * Whether the checkout can be opened, by the cookies that there are; what to say when not is `CART_MESSAGES.noSession`.
 *
 * @param read gives a cookie's value.
 */
export const hasCartCookie = (read: (name: string) => string | undefined): boolean =>
  Object.values(CART_COOKIES).some(name => Boolean(read(name)))

/** What is said of an order that is too small; nothing of one that is large enough (B5 L279). */
export const minimumText = (subtotalCents: number, minimumCents: number, currency: string): string =>
  subtotalCents < minimumCents ? CART_MESSAGES.minimum(formatCents(minimumCents, currency)) : ''

/** Leads to the checkout of what lies in the cart (A2 L17). */
export const CHECKOUT_PATH = '/commerce/goto-checkout'

/** Leads to the checkout of a subscription (A2 L18). */
export const subscribePath = (cartToken: string): string => path('subscribe', { cartToken })

/** Leads to the checkout of a donation (A2 L19). */
export const donatePath = (donatePageId: string): string => path('donate', { donatePageId })

/** Leads to the checkout of a gift card (A2 L20). */
export const giftCardPath = (websiteId: string, giftCardProductId: string, sku = ''): string =>
  path('giftcard', { websiteId, giftCardProductId, ...(sku && { sku }) })

/** Values are encoded as in a path, with %20 for a space, which every server reads. */
const path = (kind: string, query: Readonly<Record<string, string>>): string =>
  `/checkout/${kind}?${Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`
