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
