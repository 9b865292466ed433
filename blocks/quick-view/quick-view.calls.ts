import * as z from 'zod/mini'
import { anyAnswer } from '../../src/calls/answers'
import { siteCalls } from '../../src/calls/client/site-calls'
import { QUICK_VIEW_PATH } from '../../src/calls/measurements'
import { PRODUCTS_PATH } from '../../src/calls/products'
import { isRecord } from '../../src/data/core/json'
import { FAILURE_MESSAGES } from '../../src/locale/failure.messages'
import { loadFailure } from '../../src/locale/load-failure'
import { isCounted } from '../../src/visitor/tracking'
import { whenConsented } from '../../src/visitor/when-consented'

/** Timeout for a product, in ms. */
const PRODUCT_TIMEOUT_MS = 10_000

/** Timeout for statistics, in ms [ANA-04]. */
const STATISTICS_TIMEOUT_MS = 2500

export type RawProduct = Readonly<Record<string, unknown>>

/** The product's block reads its fields. */
const rawProduct = z.custom<RawProduct>(
  value => isRecord(value) && typeof value['title'] === 'string',
  'expected a product',
)

/** A product to show. */
export interface FoundProduct {
  readonly product: RawProduct
}

/** The reason why a product cannot be shown, line by line. */
export interface ProductFailure {
  readonly failure: readonly string[]
  /** The label of the retry button; empty if a retry cannot help. */
  readonly retry: string
}

/** Requests a product from the site's backend; returns the reason if it fails. */
export async function fetchProduct(
  itemId: string,
  signal: AbortSignal,
): Promise<FoundProduct | ProductFailure> {
  const path = `${PRODUCTS_PATH}/${encodeURIComponent(itemId)}`
  const outcome = await siteCalls.get(path, {
    signal,
    retries: 1,
    timeoutMs: PRODUCT_TIMEOUT_MS,
    answer: rawProduct,
  })
  if (outcome.ok) return { product: outcome.value }
  const otherwise = [FAILURE_MESSAGES.wrong, FAILURE_MESSAGES.tryAgainPlease]
  return {
    failure: loadFailure(outcome.error, otherwise),
    retry: outcome.error.status === 404 ? '' : FAILURE_MESSAGES.tryAgain,
  }
}

/** Counts a view of a product, once the visitor has consented to statistics. Returns how to stop waiting. */
export function countView(itemId: string): () => void {
  return whenConsented('analytics', () => {
    if (!isCounted()) return
    // The response is ignored.
    void siteCalls.post(QUICK_VIEW_PATH + encodeURIComponent(itemId), {
      answer: anyAnswer,
      timeoutMs: STATISTICS_TIMEOUT_MS,
      dialogs: 'never',
      keepalive: true,
    })
  })
}
