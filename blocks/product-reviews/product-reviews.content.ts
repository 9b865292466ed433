import type { ProductReviewsContent } from './product-reviews.schema'

/** Returns whether the server has rendered reviews or a review form. */
export const readReviews = (serverNodes: readonly ChildNode[]): ProductReviewsContent => ({
  isServed: serverNodes.some(
    node => node instanceof Element && (node.matches(SERVED) || node.querySelector(SERVED)),
  ),
})

const SERVED = '.review, form'
