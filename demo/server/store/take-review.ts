import type { NewReview } from '../../../src/calls/reviews.ts'
import type { Database } from '../database/open-database.ts'
import { findOrder } from '../database/orders.ts'
import { insertReview } from '../database/reviews.ts'
import { REVIEW_MESSAGES, reviewFault } from './review-rules.ts'

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
