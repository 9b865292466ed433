import * as z from 'zod/mini'
import { review, reviewList } from '../../src/calls/reviews'
import { flag, text } from '../../src/data/fields/validators'

/** `data-block-json` of `<ashlar-product-reviews>`. */
export const productReviewsSchema = z.object({
  /** The total number of reviews, and their mean rating. */
  ...reviewList.shape,
  /** The buyer's order; a form's own `orderId` takes precedence. */
  orderId: text(),
  /** The order's products without a review: one form each, if the server has rendered none. */
  items: z.optional(z.array(z.object({ itemId: z.string(), title: text() }))),
  /** The product whose reviews are fetched, if neither the HTML nor `reviews` contains them. */
  itemId: text(),
  /** Newest first. */
  reviews: z.optional(z.array(review)),
  /** Whether the server's HTML contains forms or reviews. Read from HTML only. */
  isServerRendered: flag(),
})

/** Data of the reviews' view, complete after parsing. */
export type ProductReviewsData = z.output<typeof productReviewsSchema>
export type ShownReview = NonNullable<ProductReviewsData['reviews']>[number]
/** Data read from the server's HTML. */
export type ProductReviewsContent = Pick<z.input<typeof productReviewsSchema>, 'isServerRendered'>
