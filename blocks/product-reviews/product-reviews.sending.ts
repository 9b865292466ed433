import { noContent } from '../../src/calls/answers'
import { siteCalls } from '../../src/calls/client/site-calls'
import { refusalText } from '../../src/calls/refusal'
import { type NewReview, REVIEWS_PATH } from '../../src/calls/reviews'
import { CLOSING_REVIEW, REVIEW_MESSAGES } from '../../src/commerce/product/review.messages'
import type { Result } from '../../src/data/core/result'

/** Forms whose last try had no response. */
const lost = new WeakSet<HTMLFormElement>()

/** Sends a review. Never throws: the outcome says whether the visitor can retry. */
export async function sendReview(form: HTMLFormElement, said: NewReview): Promise<ReviewOutcome> {
  const outcome = await siteCalls.post(REVIEWS_PATH, { json: said, answer: noContent })
  const error = outcome.ok ? undefined : outcome.error
  const result = judge(error, lost.has(form))
  if (error?.status === 0 || error?.status === 502 || error?.status === 504) lost.add(form)
  return result
}

/** The reason why a review has not been stored. */
export interface ReviewError {
  readonly message: string
  /** Whether the review is rejected for good; otherwise it can be sent again. */
  readonly isFinal: boolean
}

/** The outcome of a review. */
type ReviewOutcome = Result<undefined, ReviewError>

/**
 * Derives the outcome from the call's result.
 * @param error undefined for a success.
 * @param wasLost whether an earlier try had no response: it may have succeeded, and an existing review is
 * then this one.
 */
export function judge(error: { readonly body: unknown } | undefined, wasLost: boolean): ReviewOutcome {
  if (!error) return STORED
  const words = refusalText(error.body)
  const closing = isClosing(words) ? CLOSING_REVIEW[words] : undefined
  if (wasLost && closing === 'already') return STORED
  return { ok: false, error: { message: REVIEW_MESSAGES[closing ?? 'again'], isFinal: !!closing } }
}

const STORED = { ok: true, value: undefined } as const

/** Returns whether a retry is pointless after this message. */
const isClosing = (words: string | undefined): words is keyof typeof CLOSING_REVIEW =>
  words !== undefined && Object.hasOwn(CLOSING_REVIEW, words)
