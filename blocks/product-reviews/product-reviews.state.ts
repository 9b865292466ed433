import { CLOSING_REVIEW, REVIEW_MESSAGES } from '../../src/commerce/review.messages'
import { isRecord } from '../../src/record'

/** What a buyer says, as the backend takes it. */
export interface Said {
  readonly orderId: string
  readonly itemId: string
  /** From 1 to 5. */
  readonly stars: number
  readonly author: string
  readonly title: string
  readonly body: string
}

/** What came of a review: it is kept, it can never be, or it may be sent again. */
export type ReviewOutcome =
  | { readonly kind: 'kept' }
  | { readonly kind: 'closed' | 'again'; readonly message: string }

/** Reads a form; undefined where no stars are chosen. */
export function readSaid(form: FormData, orderId: string): Said | undefined {
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

/**
 * Judges what the call gave.
 *
 * @param error undefined for a success.
 * @param wasLost whether a try before it had no answer: it may have arrived, and then a review that stands
 *   there already is this one.
 */
export function judge(error: { readonly body: unknown } | undefined, wasLost: boolean): ReviewOutcome {
  if (!error) return { kind: 'kept' }
  const words = isRecord(error.body) ? error.body['error'] : undefined
  const closing = isClosing(words) ? CLOSING_REVIEW[words] : undefined
  if (wasLost && closing === 'already') return { kind: 'kept' }
  if (closing) return { kind: 'closed', message: REVIEW_MESSAGES[closing] }
  return { kind: 'again', message: REVIEW_MESSAGES.again }
}

/** Whether no second try helps after these words (B8 L330). */
const isClosing = (words: unknown): words is keyof typeof CLOSING_REVIEW =>
  typeof words === 'string' && Object.hasOwn(CLOSING_REVIEW, words)
