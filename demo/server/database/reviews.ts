import { randomUUID } from 'node:crypto'
import type { NewReview } from '../../../src/calls/reviews.ts'
import type { Database } from './open-database.ts'

export interface StoredReview {
  readonly stars: number
  readonly author: string
  readonly title: string
  readonly body: string
  readonly createdAt: Date
}

export interface Reviews {
  readonly count: number
  /** Mean rating in tenths of a star; 0 without reviews. */
  readonly starTenths: number
  /** How many reviews have 1, 2, 3, 4 and 5 stars. */
  readonly starCounts: number[]
  readonly newest: readonly StoredReview[]
}

/** Inserts a review. @returns false if the order already has one for the product */
export async function insertReview(db: Database, review: NewReview): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reviews')
    .values({
      id: randomUUID(),
      product_id: review.itemId,
      order_id: review.orderId,
      stars: review.stars,
      author: review.author,
      title: review.title,
      body: review.body,
    })
    .onConflict(conflict => conflict.columns(['order_id', 'product_id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Finds a product's review summary and its newest reviews. */
export async function findReviews(db: Database, productId: string, limit: number): Promise<Reviews> {
  const rated = await db
    .selectFrom('reviews')
    .select(({ fn }) => ['stars', fn.countAll<number | string>().as('count')])
    .where('product_id', '=', productId)
    .groupBy('stars')
    .execute()
  const starCounts = [1, 2, 3, 4, 5].map(stars =>
    Number(rated.find(group => group.stars === stars)?.count ?? 0),
  )
  const count = starCounts.reduce((sum, number) => sum + number, 0)
  const sum = starCounts.reduce((sum, number, at) => sum + number * (at + 1), 0)
  const newest = await db
    .selectFrom('reviews')
    .select(['stars', 'author', 'title', 'body', 'created_at as createdAt'])
    .where('product_id', '=', productId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return { count, starTenths: count && Math.round((sum * 10) / count), starCounts, newest }
}

/** Finds the products of an order that already have a review from it. */
export async function reviewedProducts(db: Database, orderId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('reviews').select('product_id').where('order_id', '=', orderId).execute()
  return new Set(rows.map(({ product_id }) => product_id))
}
