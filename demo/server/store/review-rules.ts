import { DONATION, type Order } from '../../../src/calls/orders.ts'
import { REVIEW_MS } from './limits.ts'

/** Why a review is not taken, word for word (B8 L330). */
export const REVIEW_MESSAGES = {
  reviewed: 'You have already reviewed this purchase',
  expired: 'Your review request has expired',
  nothing: 'There are no products to review',
  stars: 'Please select a star rating',
} as const

/** What stands in the way of a review by the buyer of that order. */
export function reviewFault(
  order: Order | undefined,
  itemId: string,
  now: number,
): keyof typeof REVIEW_MESSAGES | undefined {
  if (!order?.lines.some(line => line.itemId === itemId && line.productType !== DONATION)) return 'nothing'
  return now - order.created > REVIEW_MS ? 'expired' : undefined
}
