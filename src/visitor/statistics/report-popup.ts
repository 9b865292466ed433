import { anyAnswer } from '../../calls/answers'
import { siteCalls } from '../../calls/client/site-calls'
import { OVERLAY_PATH } from '../../calls/measurements'
import { isCounted } from '../tracking'
import { visitorFields } from './report-form'

/** Timeout of a statistics call, in ms. */
const STATISTICS_TIMEOUT_MS = 2500

/** A pop-up's event. */
export type PopupEvent = 'show' | 'close' | 'submit'

/** Counts the event, ignoring the outcome; call it only with consent to statistics. */
export function reportPopup(event: PopupEvent, version: number): void {
  if (!isCounted()) return
  void siteCalls.post(OVERLAY_PATH, {
    json: { event, version, pagePath: location.pathname, ...visitorFields() },
    answer: anyAnswer,
    timeoutMs: STATISTICS_TIMEOUT_MS,
    dialogs: 'never',
    // The visitor may be following a link in the pop-up.
    keepalive: true,
  })
}
