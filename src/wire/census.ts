import * as z from 'zod/mini'

// Apart, because a page needs them without the schemas.
export {
  BUTTON_CLICK_PATH,
  BUTTON_RENDER_PATH,
  FORM_RENDER_PATH,
  OVERLAY_PATH,
  QUICK_VIEW_PATH,
  RECORD_HIT_PATH,
} from './measure-paths'

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
