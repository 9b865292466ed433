import type { ProductReviewsContent } from './product-reviews.schema'

/** Says whether the server has written reviews, or a form for one. */
export const readReviews = (serverNodes: readonly ChildNode[]): ProductReviewsContent => ({
  isServed: serverNodes.some(
    node => node instanceof Element && (node.matches(SERVED) || node.querySelector(SERVED)),
  ),
})

const SERVED = '.review, form'
