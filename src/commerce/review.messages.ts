/** What the form for a product's review says (B5 L279, B8 L330), word for word. */
export const REVIEW_MESSAGES = {
  noRating: 'Please select a star rating',
  already: 'You have already reviewed this purchase',
  expired: 'Your review request has expired',
  nothing: 'There are no products to review',
  again: 'Try submitting your review again',
} as const
