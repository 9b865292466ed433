import { translatable } from '../../locale/core/translatable'

/** The messages of the product review form, word for word [PROD-19] [PROD-20]. */
export const REVIEW_MESSAGES = translatable('reviews', {
  noRating: 'Please select a star rating',
  already: 'You have already reviewed this purchase',
  expired: 'Your review request has expired',
  nothing: 'There are no products to review',
  again: 'Try submitting your review again',
})

/** The texts by which a backend closes a review, in whatever language the page is. */
export const CLOSING_REVIEW = {
  'You have already reviewed this purchase': 'already',
  'Your review request has expired': 'expired',
  'There are no products to review': 'nothing',
} as const satisfies Readonly<Record<string, keyof typeof REVIEW_MESSAGES>>
