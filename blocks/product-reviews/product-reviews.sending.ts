import { siteCalls } from '../../src/calls/client/site-calls'
import { type NewReview, REVIEWS_PATH } from '../../src/calls/reviews'
import { judge, type ReviewOutcome } from './product-reviews.outcome'

/** Forms whose last try had no response. */
const lost = new WeakSet<HTMLFormElement>()

/** Sends a review. Never throws: the outcome says whether the visitor can retry. */
export async function sendReview(form: HTMLFormElement, said: NewReview): Promise<ReviewOutcome> {
  const outcome = await siteCalls.post(REVIEWS_PATH, { json: said })
  const error = outcome.ok ? undefined : outcome.error
  const result = judge(error, lost.has(form))
  if (error?.status === 0 || error?.status === 502 || error?.status === 504) lost.add(form)
  return result
}
