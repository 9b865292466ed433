import { REVIEW_MESSAGES } from '../../src/commerce/review.messages'
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

/** The texts after which no second try helps (B8 L330). */
const CLOSING: readonly string[] = [REVIEW_MESSAGES.already, REVIEW_MESSAGES.expired, REVIEW_MESSAGES.nothing]

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
  if (wasLost && words === REVIEW_MESSAGES.already) return { kind: 'kept' }
  if (typeof words === 'string' && CLOSING.includes(words)) return { kind: 'closed', message: words }
  return { kind: 'again', message: REVIEW_MESSAGES.again }
}
