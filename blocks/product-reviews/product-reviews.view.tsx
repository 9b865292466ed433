import type { ReactElement } from 'react'
import { REVIEW_MESSAGES } from '../../src/commerce/product/review.messages'
import { Enhanced } from '../kit/element/enhanced'
import type { ServerContent } from '../kit/element/server-html'
import { useLazy } from '../kit/element/use-lazy'
import { enhanceForms } from './product-reviews.form'
import type { ProductReviewsData } from './product-reviews.schema'

export function ProductReviews(data: ProductReviewsData & ServerContent): ReactElement {
  const { orderId, items, itemId, reviews, isServerRendered, serverNodes } = data
  // JSON takes precedence over HTML, except that the server's forms stay, to keep their input.
  const isMade = !!items?.length || (!isServerRendered && !!(reviews || itemId))
  const wanted = isMade && !(isServerRendered && !reviews)
  const fromJson = useLazy(loadReviewsFromJson, wanted)

  if (wanted && fromJson) return <fromJson.ReviewsFromJson {...data} />
  if (items?.length === 0 && !isServerRendered)
    return <p className="reviews__none">{REVIEW_MESSAGES.nothing}</p>
  return <Enhanced nodes={serverNodes} enhance={enhanceForms} data={orderId} />
}

const loadReviewsFromJson = () => import('./product-reviews.from-json')
