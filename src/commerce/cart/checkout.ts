import { formatCents } from '../../locale/money/format-money'
import { CART_MESSAGES } from '../goods/cart.messages'

/** What is said of an order that is too small; nothing of one that is large enough (B5 L279). */
export const minimumText = (subtotalCents: number, minimumCents: number, currency: string): string =>
  subtotalCents < minimumCents ? CART_MESSAGES.minimum(formatCents(minimumCents, currency)) : ''
