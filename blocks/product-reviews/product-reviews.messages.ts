import { translatable } from '../../src/locale/core/translatable'

/** Texts of reviews besides those of src/commerce/product/review.messages.ts; our own. */
export const MESSAGES = translatable('product-reviews', {
  thanks: 'Thank you for your review.',
  title: 'Reviews',
  buyer: 'A buyer',
  stars: 'Stars',
  headline: 'Headline',
  body: 'Your review',
  author: 'Your name, shown with the review',
  send: 'Send review',
  review: (title: string): string => `Review ${title}`,
  /** `1 star`, `5 stars`. */
  starsLabel: (stars: number): string => counted(stars, `${stars}`, 'star', 'stars'),
  /** `4 of 5 stars`. */
  rating: (stars: number): string => `${stars} of 5 stars`,
  /** `4.5 of 5 stars, from 12 reviews.` */
  average: (mean: string, reviews: string): string => `${mean} of 5 stars, from ${reviews}.`,
  reviews: (count: number, written: string): string => counted(count, written, 'review', 'reviews'),
})

const PLURALS = new Intl.PluralRules('en')

const counted = (count: number, text: string, one: string, other: string): string =>
  `${text} ${PLURALS.select(count) === 'one' ? one : other}`

/** `4.5 of 5 stars, from 12 reviews.`, with the digits of the page's language. */
export function averageText(starTenths: number, count: number, language: string | undefined): string {
  const mean = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(starTenths / 10)
  const number = new Intl.NumberFormat(language).format(count)
  return MESSAGES.average(mean, MESSAGES.reviews(count, number))
}
