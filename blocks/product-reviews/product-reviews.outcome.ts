import { refusalText } from '../../src/calls/refusal'
import { CLOSING_REVIEW, REVIEW_MESSAGES } from '../../src/commerce/product/review.messages'

/** The outcome of a review: kept, refused for good, or free to be sent again. */
export type ReviewOutcome =
  | { readonly kind: 'kept' }
  | { readonly kind: 'closed' | 'again'; readonly message: string }

/**
 * Judges what the call gave.
 *
 * @param error undefined for a success.
 * @param wasLost whether a try before it had no answer: it may have arrived, and then a review that stands
 *   there already is this one.
 */
export function judge(error: { readonly body: unknown } | undefined, wasLost: boolean): ReviewOutcome {
  if (!error) return { kind: 'kept' }
  const words = refusalText(error.body)
  const closing = isClosing(words) ? CLOSING_REVIEW[words] : undefined
  if (wasLost && closing === 'already') return { kind: 'kept' }
  if (closing) return { kind: 'closed', message: REVIEW_MESSAGES[closing] }
  return { kind: 'again', message: REVIEW_MESSAGES.again }
}

/** Whether no second try helps after these words [PROD-20]. */
const isClosing = (words: string | undefined): words is keyof typeof CLOSING_REVIEW =>
  words !== undefined && Object.hasOwn(CLOSING_REVIEW, words)
