import Cookies from 'js-cookie'
import { anyAnswer } from '../../calls/answers'
import { siteCalls } from '../../calls/client/site-calls'
import { FORM_RENDER_PATH, type FormReport } from '../../calls/measurements'
import { isCounted, VISITOR_COOKIE } from '../tracking'

/** Timeout of a statistics call, in ms [ANA-04]. */
const STATISTICS_TIMEOUT_MS = 2500

/** The visitor's fields in visit statistics; empty before consent, when nothing is stored. */
export function visitorFields(): Record<string, string> {
  const visitor = visitorOf()
  return visitor ? { [VISITOR_COOKIE]: visitor } : {}
}

/** Counts that a form was shown; call it only with consent to statistics. */
export function reportForm(formId: string): void {
  if (!isCounted()) return
  // The outcome is ignored.
  void siteCalls.post(FORM_RENDER_PATH, {
    json: { formId, visitorCookie: visitorOf() } satisfies FormReport,
    answer: anyAnswer,
    timeoutMs: STATISTICS_TIMEOUT_MS,
    dialogs: 'never',
  })
}

/** Reading cookies throws in a frame with an opaque origin. */
function visitorOf(): string {
  try {
    return Cookies.get(VISITOR_COOKIE) ?? ''
  } catch {
    return ''
  }
}
