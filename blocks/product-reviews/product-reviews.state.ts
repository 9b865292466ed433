import type { NewReview } from '../../src/calls/reviews'
import type { ProductReviewsData } from './product-reviews.schema'

/** Reads a review form; undefined if no stars are selected. */
export function readReview(form: FormData, orderId: string): NewReview | undefined {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const stars = Number(text('stars'))
  if (![1, 2, 3, 4, 5].includes(stars)) return undefined
  return {
    orderId: text('orderId') || orderId,
    itemId: text('itemId'),
    stars,
    author: text('author'),
    title: text('title'),
    body: text('body'),
  }
}

/**
 * Returns the number of reviews with 1 to 5 stars: the given numbers, or those of the reviews if all of them are shown;
 * undefined if unknown or if there is only one review.
 */
export function distributionOf({
  starCounts,
  reviews = [],
  count,
}: Partial<Pick<ProductReviewsData, 'starCounts' | 'reviews'>> & Pick<ProductReviewsData, 'count'>):
  | readonly number[]
  | undefined {
  if (count < 2) return undefined
  if (starCounts?.some(number => number > 0)) return starCounts
  if (reviews.length !== count) return undefined
  return [1, 2, 3, 4, 5].map(stars => reviews.filter(review => review.stars === stars).length)
}
