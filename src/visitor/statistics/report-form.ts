import Cookies from 'js-cookie'
import { FORM_RENDER_PATH, type FormReport } from '../../calls/census'
import { siteCalls } from '../../calls/client/site-calls'
import { isCounted, VISITOR_COOKIE } from '../core/tracking'

/** How long statistics may take (A9 L148). */
const CENSUS_TIMEOUT_MS = 2500

/** What the visit's census knows of the visitor; nothing before they have agreed, since nothing is kept then. */
export function censusFields(): Record<string, string> {
  const visitor = visitorOf()
  return visitor ? { [VISITOR_COOKIE]: visitor } : {}
}

/** Counts that a form is shown; the visitor has agreed to statistics. */
export function reportForm(formId: string): void {
  if (!isCounted()) return
  // What comes of it is nobody's concern (B7 L303).
  void siteCalls.post(FORM_RENDER_PATH, {
    json: { formId, visitorCookie: visitorOf() } satisfies FormReport,
    timeoutMs: CENSUS_TIMEOUT_MS,
    dialogs: 'never',
  })
}

/** A frame without an origin of its own may not even ask for its cookies. */
function visitorOf(): string {
  try {
    return Cookies.get(VISITOR_COOKIE) ?? ''
  } catch {
    return ''
  }
}
