import * as z from 'zod/mini'
import { defineSchema } from './define-schema'
import { id, textFrom1To, textTo } from './request-fields'

/** A page view or another hit, form-encoded [API-06]. */
export const RECORD_HIT_PATH = '/api/census/RecordHit'

export const BUTTON_CLICK_PATH = '/api/census/button-click'

export const BUTTON_RENDER_PATH = '/api/census/button-render'

/** A form was shown on a page [API-16]. */
export const FORM_RENDER_PATH = '/api/census/form-render'

/** A pop-up was shown, closed or submitted [API-17]. */
export const OVERLAY_PATH = '/api/census/overlay'

/** A quick view was opened; the product's id ends the path [API-18]. */
export const QUICK_VIEW_PATH = '/api/census/RecordQuickView/'

/** `data` is the JSON text of the page's and the screen's fields [ANA-07]. */
export const hitBody = /* @__PURE__ */ defineSchema(() =>
  z.looseObject({
    event: textFrom1To(200),
    data: z.string(),
    /** The visitor-record cookie; empty without consent. */
    ss_cvr: z.optional(z.string()),
  }),
)

export type Hit = z.input<typeof hitBody>

/** A button click, its page and its visitor. */
export const buttonBody = /* @__PURE__ */ defineSchema(() =>
  z.looseObject({
    id: textTo(200),
    buttonText: z.optional(z.nullable(z.string())),
    clickthroughUrl: z.optional(z.nullable(z.string())),
    alignment: z.optional(z.nullable(z.string())),
    size: z.optional(z.nullable(z.string())),
    newWindow: z.optional(z.nullable(z.boolean())),
    context: z.optional(z.unknown()),
    visitorCookie: z.optional(z.nullable(z.string())),
  }),
)

export type ButtonReport = z.input<typeof buttonBody>

export const formRenderBody = /* @__PURE__ */ defineSchema(() =>
  z.looseObject({
    formId: id(),
    visitorCookie: z.optional(z.nullable(z.string())),
  }),
)

export type FormReport = z.input<typeof formRenderBody>

/** Identifies the pop-up and the event; the specification shows no payload. */
export const overlayBody = /* @__PURE__ */ defineSchema(() => z.record(z.string(), z.unknown()))
