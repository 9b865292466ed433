import { REVIEW_MESSAGES } from '../../src/commerce/product/review.messages'
import { dom } from '../../src/data/core/dom'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { emit } from '../kit/element/host'
import type { ProductReviewsEvents } from './block'
import { MESSAGES } from './product-reviews.messages'
import { readReview } from './product-reviews.state'

/** The field that identifies a review form. */
const STARS = 'stars'

/** Messages need ids for `aria-describedby`. */
let messages = 0

/**
 * Takes over the review forms inside `host`: each shows its errors in place, and keeps the input until the
 * review is stored.
 * @returns how to restore native submission.
 */
export function enhanceForms(host: HTMLElement, orderId: string): () => void {
  const undo: (() => void)[] = []
  const shownMessages = new WeakMap<HTMLFormElement, () => void>()

  for (const form of host.querySelectorAll('form')) {
    // Otherwise the browser would ask for the stars in its own words.
    undo.push(keepAttributes(form, ['novalidate', 'hidden', 'data-state']))
    if (!isReview(form)) continue
    form.noValidate = true
  }

  function say(form: HTMLFormElement, message: string, role: 'alert' | 'status'): HTMLElement {
    shownMessages.get(form)?.()
    const line = dom.createElement('p')
    const className = role === 'status' ? 'reviews__said form__sent' : 'reviews__said'
    Object.assign(line, { className, tabIndex: -1, id: `ashlar-review-${++messages}`, role })
    if (role === 'status') form.before(line)
    else form.querySelector(':scope > button, [type="submit"]')?.before(line)
    line.textContent = message
    const unsay = (): void => line.remove()
    shownMessages.set(form, unsay)
    undo.push(unsay)
    return line
  }

  async function send(event: SubmitEvent): Promise<void> {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !isReview(form)) return
    event.preventDefault()
    // Being sent, or already closed.
    if (form.dataset['state']) return
    const review = readReview(new FormData(form), orderId)
    if (!review) return askForStars(form, say(form, REVIEW_MESSAGES.noRating, 'alert'))
    form.dataset['state'] = 'sending'
    const outcome = await import('./product-reviews.sending').then(
      ({ sendReview }) => sendReview(form, review),
      () => ({ ok: false, error: { message: REVIEW_MESSAGES.again, isFinal: false } }) as const,
    )
    if (outcome.ok) {
      form.hidden = true
      say(form, MESSAGES.thanks, 'status').focus()
      emit<ProductReviewsEvents>(host, 'change', { itemId: review.itemId, stars: review.stars })
      return
    }
    const { isFinal, message } = outcome.error
    if (isFinal) form.dataset['state'] = 'closed'
    else delete form.dataset['state']
    say(form, message, 'alert')
  }

  function forget({ target }: Event): void {
    if (!(target instanceof HTMLInputElement) || target.name !== STARS || !target.form) return
    const box = target.closest('[aria-describedby]')
    if (!box) return
    box.removeAttribute('aria-describedby')
    shownMessages.get(target.form)?.()
  }

  host.addEventListener('submit', send)
  host.addEventListener('change', forget)
  return () => {
    host.removeEventListener('submit', send)
    host.removeEventListener('change', forget)
    for (const step of undo.reverse()) step()
  }
}

const isReview = (form: HTMLFormElement): boolean => form.elements.namedItem(STARS) !== null

/** Focuses the stars, which the message describes while it is shown. */
function askForStars(form: HTMLFormElement, message: HTMLElement): void {
  const first = form.querySelector<HTMLInputElement>(`[name="${STARS}"]`)
  first?.closest('fieldset')?.setAttribute('aria-describedby', message.id)
  first?.focus()
}
