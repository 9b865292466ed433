import * as z from 'zod/mini'
import { review, reviewList } from '../../src/calls/reviews'
import { flag, text } from '../../src/data/fields/validators'

/** `data-block-json` of `<ashlar-product-reviews>`. */
export const productReviewsSchema = z.object({
  /** How many there are in all, and the mean of their stars. */
  ...reviewList.shape,
  /** The order whose buyer writes; a form's own `orderId` counts before it. */
  orderId: text(),
  /** What that order holds and nobody has reviewed yet: a form for each, where the server has written none. */
  items: z.optional(z.array(z.object({ itemId: z.string(), title: text() }))),
  /** The product whose reviews are fetched, where they stand neither in the HTML nor in `reviews`. */
  itemId: text(),
  /** The newest first. */
  reviews: z.optional(z.array(review)),
  /** Whether forms or reviews stand in the server's HTML. */
  isServed: flag(),
})

/** All that the reviews' view needs; complete once it has passed the schema. */
export type ProductReviewsData = z.output<typeof productReviewsSchema>
export type ShownReview = NonNullable<ProductReviewsData['reviews']>[number]
/** What the server's HTML can say of reviews. */
export type ProductReviewsContent = Pick<z.input<typeof productReviewsSchema>, 'isServed'>
