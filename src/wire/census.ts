import * as z from 'zod/mini'

/** A page view or another hit, form-encoded (A7 L108). */
export const RECORD_HIT_PATH = '/api/census/RecordHit'

export const BUTTON_CLICK_PATH = '/api/census/button-click'

export const BUTTON_RENDER_PATH = '/api/census/button-render'

/** A form has come up on a page (B7 L303). */
export const FORM_RENDER_PATH = '/api/census/form-render'

/** A pop-up was shown, closed or answered (B7 L304). */
export const OVERLAY_PATH = '/api/census/overlay'

// Apart, because the quick view needs it without the schemas.
export { QUICK_VIEW_PATH } from './quick-view-path'

/** `data` is the JSON text of the page's and the screen's fields (B3 L144). */
export const hitBody = z.looseObject({
  event: z.string().check(z.minLength(1), z.maxLength(200)),
  data: z.string(),
  /** The visitor-record cookie; empty without consent. */
  ss_cvr: z.optional(z.string()),
})

/** What is known of a button (B3 L139), of its page, and of its visitor. */
export const buttonBody = z.looseObject({
  id: z.string().check(z.maxLength(200)),
  buttonText: z.optional(z.nullable(z.string())),
  clickthroughUrl: z.optional(z.nullable(z.string())),
  alignment: z.optional(z.nullable(z.string())),
  size: z.optional(z.nullable(z.string())),
  newWindow: z.optional(z.nullable(z.boolean())),
  context: z.optional(z.unknown()),
  visitorCookie: z.optional(z.nullable(z.string())),
})

export const formRenderBody = z.looseObject({
  formId: z.string().check(z.minLength(1), z.maxLength(200)),
  visitorCookie: z.optional(z.nullable(z.string())),
})

/** Anything that tells which pop-up, and what became of it: the specification shows no payload. */
export const overlayBody = z.record(z.string(), z.unknown())
