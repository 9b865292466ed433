import { refusalText } from '../../src/calls/refusal'
import { CLOSING_REVIEW, REVIEW_MESSAGES } from '../../src/commerce/product/review.messages'

/** The outcome of a review: stored, rejected for good, or free to be sent again. */
export type ReviewOutcome =
  | { readonly kind: 'kept' }
  | { readonly kind: 'closed' | 'again'; readonly message: string }

/**
 * Derives the outcome from the call's result.
 * @param error undefined for a success.
 * @param wasLost whether an earlier try had no response: it may have succeeded, and an existing review is
 * then this one.
 */
export function judge(error: { readonly body: unknown } | undefined, wasLost: boolean): ReviewOutcome {
  if (!error) return { kind: 'kept' }
  const words = refusalText(error.body)
  const closing = isClosing(words) ? CLOSING_REVIEW[words] : undefined
  if (wasLost && closing === 'already') return { kind: 'kept' }
  if (closing) return { kind: 'closed', message: REVIEW_MESSAGES[closing] }
  return { kind: 'again', message: REVIEW_MESSAGES.again }
}

/** Returns whether a retry is pointless after this message [PROD-20]. */
const isClosing = (words: string | undefined): words is keyof typeof CLOSING_REVIEW =>
  words !== undefined && Object.hasOwn(CLOSING_REVIEW, words)
