import { siteCalls } from '../../src/calls/client/site-calls'
import { type NewReview, REVIEWS_PATH } from '../../src/calls/reviews'
import { judge, type ReviewOutcome } from './product-reviews.outcome'

/** Forms whose last try had no answer. */
const lost = new WeakSet<HTMLFormElement>()

/** Sends what a buyer says. Never throws: what a visitor can do about a failure is in the outcome. */
export async function sendReview(form: HTMLFormElement, said: NewReview): Promise<ReviewOutcome> {
  const outcome = await siteCalls.post(REVIEWS_PATH, { json: said })
  const error = outcome.ok ? undefined : outcome.error
  const result = judge(error, lost.has(form))
  if (error?.status === 0 || error?.status === 502 || error?.status === 504) lost.add(form)
  return result
}
