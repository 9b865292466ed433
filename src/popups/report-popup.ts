import { isCounted } from '../analytics/is-counted'
import { siteCalls } from '../data-layer/site-calls'
import { censusFields } from '../forms/report-form'

/** Where it is counted what became of a pop-up (B7 L304); `src/wire` has it too, with the server's schema. */
const POPUP_PATH = '/api/census/overlay'

/** How long statistics may take (A9 L148). */
const CENSUS_TIMEOUT_MS = 2500

/** What becomes of a pop-up. */
export type PopupEvent = 'show' | 'close' | 'submit'

/** Counts it; the visitor has agreed to statistics. What comes of it is nobody's concern (B7 L304). */
export function reportPopup(event: PopupEvent, version: number): void {
  if (!isCounted()) return
  void siteCalls.post(POPUP_PATH, {
    json: { event, version, pagePath: location.pathname, ...censusFields() },
    timeoutMs: CENSUS_TIMEOUT_MS,
    // The visitor may be on the way to where a link in it leads.
    keepalive: true,
  })
}
