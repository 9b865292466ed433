import { isCounted } from '../../src/analytics/is-counted'
import { whenConsented } from '../../src/consent/when-consented'
import { siteCalls } from '../../src/data-layer/site-calls'
import { isRecord } from '../../src/record'
import { QUICK_VIEW_PATH } from '../../src/wire/census'
import { PRODUCTS_PATH } from '../../src/wire/products'

/** Longer than this nobody waits for a product, in ms. */
const PRODUCT_TIMEOUT_MS = 10_000

/** How long statistics may take (A9 L148). */
const CENSUS_TIMEOUT_MS = 2500

export type RawProduct = Readonly<Record<string, unknown>>

/** A product as the site's backend has it now; undefined where there is none. */
export async function askForProduct(itemId: string, signal: AbortSignal): Promise<RawProduct | undefined> {
  const path = `${PRODUCTS_PATH}/${encodeURIComponent(itemId)}`
  const outcome = await siteCalls.get(path, { signal, retries: 1, timeoutMs: PRODUCT_TIMEOUT_MS })
  return outcome.success && isRecord(outcome.value) ? outcome.value : undefined
}

/** Counts that a product was looked at, once the visitor has agreed to statistics. Returns how to stop waiting. */
export function countView(itemId: string): () => void {
  return whenConsented('analytics', () => {
    if (!isCounted()) return
    // What comes of it is nobody's concern (B7 L305).
    void siteCalls.post(QUICK_VIEW_PATH + encodeURIComponent(itemId), {
      timeoutMs: CENSUS_TIMEOUT_MS,
      dialogs: 'never',
      keepalive: true,
    })
  })
}
