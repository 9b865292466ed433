import { type ReactElement, useEffect, useState } from 'react'
import { siteCalls } from '../../src/calls/client/site-calls'
import { reviewList, reviewsPath } from '../../src/calls/reviews'
import { FAILURE_MESSAGES } from '../../src/locale/failure.messages'
import { loadFailure } from '../../src/locale/load-failure'
import { useLanguage, useUniqueId } from '../kit/element/host'
import { averageText, MESSAGES } from './product-reviews.messages'
import { ReviewForm } from './product-reviews.review-form'
import type { ProductReviewsData, ShownReview } from './product-reviews.schema'
import { distributionOf } from './product-reviews.state'

/** The reviews of a product that have been loaded. */
type ShownReviews = Pick<ProductReviewsData, 'reviews' | 'count' | 'starTenths' | 'starCounts'>

/** Renders forms and reviews from JSON, or fetches them. */
export function ReviewsFromJson(data: ProductReviewsData): ReactElement {
  const { items, itemId, reviews } = data
  const [fetched, setFetched] = useState<ShownReviews>()
  const [failure, setFailure] = useState<readonly string[]>()
  const isAsked = itemId !== '' && !reviews && !items && !failure

  useEffect(() => {
    if (!isAsked) return undefined
    const asking = new AbortController()
    const { signal } = asking
    siteCalls
      .get(reviewsPath(encodeURIComponent(itemId)), { answer: reviewList, retries: 2, signal })
      .then(outcome => {
        if (signal.aborted) return
        if (outcome.ok) return setFetched(outcome.value)
        const { status, body } = outcome.error
        // The backend does not know the product, so it has no reviews.
        if (status === 404 && body !== undefined) return
        setFailure(loadFailure(outcome.error, [FAILURE_MESSAGES.load]))
      })
    return () => asking.abort()
  }, [isAsked, itemId])

  return (
    <>
      {items?.map(item => (
        <ReviewForm key={item.itemId} {...item} orderId={data.orderId} />
      ))}
      {failure && (
        <div className="reviews__failed" role="alert">
          {failure.map(line => (
            <p key={line}>{line}</p>
          ))}
          <button type="button" onClick={() => setFailure(undefined)}>
            {FAILURE_MESSAGES.tryAgain}
          </button>
        </div>
      )}
      <ReviewList {...(fetched ?? data)} />
    </>
  )
}

function ReviewList(shown: ShownReviews): ReactElement | null {
  const { reviews, count, starTenths } = shown
  const id = useUniqueId()
  const language = useLanguage()
  if (!reviews?.length) return null
  return (
    <section className="reviews" aria-labelledby={id}>
      <h2 id={id}>{MESSAGES.title}</h2>
      {count > 0 && (
        <div className="reviews__summary">
          <p className="reviews__average">
            <meter aria-hidden="true" min={0} max={5} value={starTenths / 10} />
            {averageText(starTenths, count, language)}
          </p>
          <Distribution starCounts={distributionOf(shown)} language={language} />
        </div>
      )}
      {reviews.map((review, at) => (
        <Review key={at} {...review} language={language} />
      ))}
    </section>
  )
}

interface DistributionProps {
  readonly starCounts: readonly number[] | undefined
  readonly language: string | undefined
}

/** The number of reviews with five stars, four stars and so on, as bars. */
function Distribution({ starCounts, language }: DistributionProps): ReactElement | null {
  if (!starCounts) return null
  const max = Math.max(...starCounts)
  return (
    <ul className="reviews__distribution">
      {[5, 4, 3, 2, 1].map(stars => {
        const count = starCounts[stars - 1] ?? 0
        return (
          <li key={stars}>
            <span>{MESSAGES.starsLabel(stars)}</span>{' '}
            <meter aria-hidden="true" min={0} max={max} value={count} />{' '}
            <span>{new Intl.NumberFormat(language).format(count)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Review(review: ShownReview & { readonly language: string | undefined }): ReactElement {
  const { stars, author, title, body, created, language } = review
  const day = new Date(created)
  return (
    <article className="review">
      <p className="stars">
        <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>
        <span className="reviews__words">{MESSAGES.rating(stars)}</span>
      </p>
      {title && <h3>{title}</h3>}
      {body && <p className="review__text">{body}</p>}
      <p className="review__author">
        {author || MESSAGES.buyer}
        {created > 0 && (
          <>
            {', '}
            <time dateTime={day.toISOString()}>
              {new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(day)}
            </time>
          </>
        )}
      </p>
    </article>
  )
}
