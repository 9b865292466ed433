import { OVERLAY_PATH } from '../../calls/census'
import { siteCalls } from '../../calls/client/site-calls'
import { isCounted } from '../core/tracking'
import { censusFields } from './report-form'

/** How long statistics may take (A9 L148). */
const CENSUS_TIMEOUT_MS = 2500

/** What becomes of a pop-up. */
export type PopupEvent = 'show' | 'close' | 'submit'

/** Counts it; the visitor has agreed to statistics. What comes of it is nobody's concern (B7 L304). */
export function reportPopup(event: PopupEvent, version: number): void {
  if (!isCounted()) return
  void siteCalls.post(OVERLAY_PATH, {
    json: { event, version, pagePath: location.pathname, ...censusFields() },
    timeoutMs: CENSUS_TIMEOUT_MS,
    dialogs: 'never',
    // The visitor may be on the way to where a link in it leads.
    keepalive: true,
  })
}
