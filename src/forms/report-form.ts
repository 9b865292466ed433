import Cookies from 'js-cookie'
import { whenConsented } from '../consent'
import { siteCalls } from '../data-layer/site-calls'

/** Where it is counted that a form was shown (B7 L303). */
export const FORM_RENDER_PATH = '/api/census/form-render'

/** Cookie of the visitor's record (decisions §3). */
const VISITOR_COOKIE = 'ss_cvr'

/** How long statistics may take (A9 L148). */
const CENSUS_TIMEOUT_MS = 2500

/** What the visit's census knows of the visitor; nothing before they have agreed, since nothing is kept then. */
export function censusFields(): Record<string, string> {
  const visitor = Cookies.get(VISITOR_COOKIE)
  return visitor ? { [VISITOR_COOKIE]: visitor } : {}
}

/** Counts that a form is shown, once the visitor has agreed to statistics. Returns how to stop waiting. */
export function reportForm(formId: string): () => void {
  return whenConsented('analytics', () => {
    // What comes of it is nobody's concern (B7 L303).
    void siteCalls.post(FORM_RENDER_PATH, {
      json: { formId, visitorCookie: Cookies.get(VISITOR_COOKIE) ?? '' },
      timeoutMs: CENSUS_TIMEOUT_MS,
    })
  })
}
