import type { ProductReviewsContent } from './product-reviews.schema'

/** Returns whether the server has rendered reviews or a review form. */
export const readReviews = (serverNodes: readonly ChildNode[]): ProductReviewsContent => ({
  isServerRendered: serverNodes.some(
    node => node instanceof Element && (node.matches(SERVER_RENDERED) || node.querySelector(SERVER_RENDERED)),
  ),
})

const SERVER_RENDERED = '.review, form'
