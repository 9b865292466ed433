import { REVIEW_MESSAGES } from '../../src/commerce/review.messages'

/** What reviews say: those of the form word for word (B5 L279, B8 L330), the others ours. */
export const MESSAGES = {
  ...REVIEW_MESSAGES,
  thanks: 'Thank you for your review.',
  title: 'What buyers say',
  buyer: 'A buyer',
  stars: 'Stars',
  headline: 'Headline',
  body: 'In words',
  author: 'Your name, as it will be shown',
  send: 'Send review',
  review: (title: string): string => `Review ${title}`,
} as const

const PLURALS = new Intl.PluralRules('en')

const counted = (count: number, text: string, one: string, other: string): string =>
  `${text} ${PLURALS.select(count) === 'one' ? one : other}`

/** `1 star`, `5 stars`. */
export const starsLabel = (stars: number): string => counted(stars, `${stars}`, 'star', 'stars')

/** `4 of 5 stars`. */
export const ratingLabel = (stars: number): string => `${stars} of 5 stars`

/** `4.5 of 5 stars, from 12 reviews.`, with the digits of the page's language. */
export function averageText(starTenths: number, count: number, language: string | undefined): string {
  const mean = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(starTenths / 10)
  const number = new Intl.NumberFormat(language).format(count)
  return `${mean} of 5 stars, from ${counted(count, number, 'review', 'reviews')}.`
}
