import type { NewReview } from '../../src/calls/reviews'

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
