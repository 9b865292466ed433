import * as z from 'zod/mini'
import { isRecord } from '../data/core/json'
import { number, text } from '../data/fields/validators'
import { defineSchema } from './define-schema'
import { MAX_AUTHOR_LENGTH, MAX_REVIEW_LENGTH, MAX_REVIEW_TITLE_LENGTH } from './limits'
import { PRODUCTS_PATH } from './products'
import { id, textTo, wholeNumber } from './request-fields'

/** The reviews of a product, below its path. */
export const reviewsPath = (itemId: string): string => `${PRODUCTS_PATH}/${itemId}/reviews`

/** Submits a buyer's review; the order proves the purchase. */
export const REVIEWS_PATH = '/api/commerce/reviews'

export const newReview = /* @__PURE__ */ defineSchema(() =>
  z.object({
    orderId: textTo(60),
    itemId: id(),
    stars: wholeNumber(1, 5, 'stars'),
    author: z._default(textTo(MAX_AUTHOR_LENGTH), ''),
    title: z._default(textTo(MAX_REVIEW_TITLE_LENGTH), ''),
    body: z._default(textTo(MAX_REVIEW_LENGTH), ''),
  }),
)

export type NewReview = z.output<typeof newReview>

/** The latest time that a `Date` can hold, in ms. */
const LATEST_MS = 8.64e15

const isStars = (value: unknown): boolean => [1, 2, 3, 4, 5].includes(value as number)

const isTime = (value: unknown): boolean => !isRecord(value) && Math.abs(value as number) <= LATEST_MS

/** A review, in the call's answer and in JSON on pages. */
export const review = z.object({
  /** 1 to 5 stars. */
  stars: z.custom<number>(isStars, 'expected 1 to 5 stars'),
  /** The name of the buyer. */
  author: text(),
  /** The title of the review. */
  title: text(),
  /** The text of the review. */
  body: text(),
  /** In ms since 1970. */
  created: z._default(z.custom<number>(isTime, 'expected a time in ms'), 0),
})

export const reviewList = z.object({
  /** The total number of reviews. */
  count: number(),
  /** The average rating in tenths of a star; 0 without reviews. */
  starTenths: number(),
  /** How many reviews have 1, 2, 3, 4 and 5 stars. */
  starCounts: z.optional(z.array(z.number())),
  /** Newest first. */
  reviews: z.array(review),
})
