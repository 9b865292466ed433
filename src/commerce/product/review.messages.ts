import { translatable } from '../../locale/core/translatable'

/** What the form for a product's review says [PROD-19] [PROD-20], word for word. */
export const REVIEW_MESSAGES = translatable('reviews', {
  noRating: 'Please select a star rating',
  already: 'You have already reviewed this purchase',
  expired: 'Your review request has expired',
  nothing: 'There are no products to review',
  again: 'Try submitting your review again',
})

/** What a backend answers by these words, whatever language the page is in. */
export const CLOSING_REVIEW = {
  'You have already reviewed this purchase': 'already',
  'Your review request has expired': 'expired',
  'There are no products to review': 'nothing',
} as const satisfies Readonly<Record<string, keyof typeof REVIEW_MESSAGES>>
