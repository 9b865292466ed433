import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import { REVIEW_MESSAGES } from '../../src/commerce/product/review.messages'
import type { ServerContent } from '../kit/element/define-block'
import { useHost } from '../kit/element/host'
import { ServerHtml } from '../kit/element/server-html'
import { takeForms } from './product-reviews.form'
import type { ProductReviewsData } from './product-reviews.schema'

export function ProductReviews(data: ProductReviewsData & ServerContent): ReactElement {
  const { orderId, items, itemId, reviews, isServed, serverNodes } = data
  const host = useHost()
  // What the JSON says wins, save that forms which stand there keep what is typed in them.
  const isMade = !!items?.length || (!isServed && !!(reviews || itemId))
  const Made = useMade(isMade && !(isServed && !reviews))

  // biome-ignore lint/correctness/useExhaustiveDependencies: other forms stand there once they are made
  useEffect(() => takeForms(host, orderId), [host, orderId, Made])

  if (Made) return <Made {...data} />
  if (items?.length === 0 && !isServed) return <p className="reviews__none">{REVIEW_MESSAGES.nothing}</p>
  return <ServerHtml nodes={serverNodes} />
}

/** The part that makes forms and lists which stand in JSON; undefined until it is there. */
function useMade(isWanted: boolean): ComponentType<ProductReviewsData> | undefined {
  const [part, setPart] = useState<{ Made: ComponentType<ProductReviewsData> }>()
  const [failed, setFailed] = useState<{ cause: unknown }>()
  if (failed) throw failed.cause

  useEffect(() => {
    if (!isWanted) return
    import('./product-reviews.made')
      .then(({ MadeReviews }) => setPart({ Made: MadeReviews }))
      // Then the view fails, and what the server wrote comes back.
      .catch((cause: unknown) => setFailed({ cause }))
  }, [isWanted])
  return isWanted ? part?.Made : undefined
}
