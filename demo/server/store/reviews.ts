import { DONATION, type Order } from '../../../src/calls/orders.ts'
import type { NewReview } from '../../../src/calls/reviews.ts'
import type { Database } from '../database/open-database.ts'
import { findOrder } from '../database/orders.ts'
import { insertReview } from '../database/reviews.ts'
import type { Refusal } from '../requests/refusal.ts'
import { REVIEW_MS } from './shop-settings.ts'

/** Why a review is refused. */
export const REVIEW_MESSAGES = {
  reviewed: 'You have already reviewed this purchase',
  expired: 'Your review request has expired',
  nothing: 'There are no products to review',
  stars: 'Please select a star rating',
} as const

/** Why the buyer of an order may not review a product; undefined if they may. */
export function reviewFault(
  order: Order | undefined,
  itemId: string,
  now: number,
): keyof typeof REVIEW_MESSAGES | undefined {
  if (!order?.lines.some(line => line.itemId === itemId && line.productType !== DONATION)) return 'nothing'
  return now - order.created > REVIEW_MS ? 'expired' : undefined
}

/** Why a review was refused. */
export type ReviewFault = Refusal<404 | 409>

/** Stores a buyer's review. @returns why not, if it is refused */
export async function submitReview(db: Database, review: NewReview): Promise<ReviewFault | undefined> {
  const fault = reviewFault(await findOrder(db, review.orderId), review.itemId, Date.now())
  if (fault) return { status: fault === 'nothing' ? 404 : 409, message: REVIEW_MESSAGES[fault] }
  return (await insertReview(db, review)) ? undefined : { status: 409, message: REVIEW_MESSAGES.reviewed }
}
