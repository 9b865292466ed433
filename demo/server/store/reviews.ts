import { DONATION, type Order } from '../../../src/calls/orders.ts'
import type { NewReview } from '../../../src/calls/reviews.ts'
import type { Database } from '../database/open-database.ts'
import { findOrder } from '../database/orders.ts'
import { insertReview } from '../database/reviews.ts'
import { REVIEW_MS } from './shop-settings.ts'

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

/** Why a review was not taken. */
export interface ReviewFault {
  readonly status: 404 | 409
  readonly error: string
}

/** Takes what a buyer says about a product of an order. @returns why not, if it does not. */
export async function takeReview(db: Database, review: NewReview): Promise<ReviewFault | undefined> {
  const fault = reviewFault(await findOrder(db, review.orderId), review.itemId, Date.now())
  if (fault) return { status: fault === 'nothing' ? 404 : 409, error: REVIEW_MESSAGES[fault] }
  return (await insertReview(db, review)) ? undefined : { status: 409, error: REVIEW_MESSAGES.reviewed }
}
