import * as z from 'zod/mini'
import { flag, number, text } from '../../src/fields'

/** The last moment that a `Date` can hold, in ms. */
const LATEST_MS = 8.64e15

/** `data-block-json` of `<ashlar-product-reviews>`. */
export const productReviewsSchema = z.object({
  /** The order whose buyer writes; a form's own `orderId` counts before it. */
  orderId: text(),
  /** What that order holds and nobody has reviewed yet: a form for each, where the server has written none. */
  items: z.optional(z.array(z.object({ itemId: z.string(), title: text() }))),
  /** The product whose reviews are fetched, where they stand neither in the HTML nor in `reviews`. */
  itemId: text(),
  /** The newest first. */
  reviews: z.optional(
    z.array(
      z.object({
        stars: z.custom<number>(value => [1, 2, 3, 4, 5].includes(value as number), 'expected 1 to 5 stars'),
        author: text(),
        title: text(),
        body: text(),
        /** In ms since 1970. */
        created: z._default(
          z.custom<number>(value => Math.abs(value as number) <= LATEST_MS, 'expected a time in ms'),
          0,
        ),
      }),
    ),
  ),
  /** How many there are in all. */
  count: number(),
  /** The mean of their stars, in tenths. */
  starTenths: number(),
  /** Whether forms or reviews stand in the server's HTML. */
  isServed: flag(),
})

/** All that the reviews' view needs; complete once it has passed the schema. */
export type ProductReviewsData = z.output<typeof productReviewsSchema>
export type ShownReview = NonNullable<ProductReviewsData['reviews']>[number]
/** What the server's HTML can say of reviews. */
export type ProductReviewsContent = Pick<z.input<typeof productReviewsSchema>, 'isServed'>
