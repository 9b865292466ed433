import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { REVIEW_MESSAGES } from '../../src/commerce/product/review.messages'
import { emit, useHost, useUniqueId } from '../kit/element/host'
import type { ProductReviewsEvents } from './block'
import { MESSAGES } from './product-reviews.messages'
import { type ReviewError, sendReview } from './product-reviews.sending'
import { readReview } from './product-reviews.state'

interface ReviewFormProps {
  readonly itemId: string
  readonly title: string
  readonly orderId: string
}

/** `unrated`: submitted without stars. */
type Phase = 'editing' | 'unrated' | 'sending' | 'stored' | ReviewError

/** The form in which a buyer reviews one product of an order. */
export function ReviewForm({ itemId, title, orderId }: ReviewFormProps): ReactElement {
  const host = useHost()
  const id = useUniqueId()
  const firstStar = useRef<HTMLInputElement>(null)
  const [phase, setPhase] = useState<Phase>('editing')
  const error = typeof phase === 'object' ? phase : undefined
  const isStored = phase === 'stored'
  const lock = phase === 'sending' ? 'sending' : error?.isFinal ? 'closed' : undefined

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (lock) return
    const form = event.currentTarget
    const review = readReview(new FormData(form), orderId)
    if (!review) {
      setPhase('unrated')
      return firstStar.current?.focus()
    }
    setPhase('sending')
    const outcome = await sendReview(form, review)
    setPhase(outcome.ok ? 'stored' : outcome.error)
    if (outcome.ok) emit<ProductReviewsEvents>(host, 'change', { itemId, stars: review.stars })
  }

  const alarm = phase === 'unrated' ? REVIEW_MESSAGES.noRating : error?.message
  return (
    <details>
      <summary>{MESSAGES.review(title)}</summary>
      {isStored && <Thanks />}
      <form
        className="review-form"
        method="post"
        noValidate
        hidden={isStored}
        data-state={lock}
        onSubmit={event => void send(event)}
      >
        <input type="hidden" name="itemId" value={itemId} />
        <fieldset className="rating" aria-describedby={phase === 'unrated' ? id : undefined}>
          <legend>{MESSAGES.stars}</legend>
          {[1, 2, 3, 4, 5].map(stars => (
            <label key={stars}>
              <input
                ref={stars === 1 ? firstStar : undefined}
                type="radio"
                name="stars"
                value={stars}
                required
                onChange={() => setPhase(now => (now === 'unrated' ? 'editing' : now))}
              />{' '}
              <span>{MESSAGES.starsLabel(stars)}</span>
            </label>
          ))}
        </fieldset>
        <label>
          {MESSAGES.headline} <input className="form__control" name="title" maxLength={120} />
        </label>
        <label>
          {MESSAGES.body} <textarea className="form__control" name="body" rows={4} maxLength={4000} />
        </label>
        <label>
          {MESSAGES.author}{' '}
          <input className="form__control" name="author" maxLength={80} autoComplete="nickname" />
        </label>
        {alarm && (
          <p className="reviews__said" id={id} role="alert">
            {alarm}
          </p>
        )}
        <button className="form__submit" type="submit">
          {MESSAGES.send}
        </button>
      </form>
    </details>
  )
}

/** Replaces the form, and takes the focus from its button. */
function Thanks(): ReactElement {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <p ref={line} className="reviews__said form__sent" role="status" tabIndex={-1}>
      {MESSAGES.thanks}
    </p>
  )
}
