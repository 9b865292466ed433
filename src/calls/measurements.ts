import * as z from 'zod/mini'
import { defineSchema } from './define-schema'
import { MAX_RECORDS } from './limits'
import { id, listTo, textFrom1To, textTo } from './request-fields'

/** A page view or another hit, form-encoded. */
export const RECORD_HIT_PATH = '/api/census/RecordHit'

export const BUTTON_CLICK_PATH = '/api/census/button-click'

export const BUTTON_RENDER_PATH = '/api/census/button-render'

/** A form was shown on a page. */
export const FORM_RENDER_PATH = '/api/census/form-render'

/** A pop-up was shown, closed or submitted. */
export const OVERLAY_PATH = '/api/census/overlay'

/** A quick view was opened; the product's id ends the path. */
export const QUICK_VIEW_PATH = '/api/census/RecordQuickView/'

/** `data` is the JSON text of the page's and the screen's fields. */
export const hitBody = /* @__PURE__ */ defineSchema(() =>
  z.looseObject({
    event: textFrom1To(200),
    data: z.string(),
    /** The visitor-record cookie; empty without consent. */
    ss_cvr: z.optional(z.string()),
  }),
)

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

export const formRenderBody = /* @__PURE__ */ defineSchema(() =>
  z.looseObject({
    formId: id(),
    visitorCookie: z.optional(z.nullable(z.string())),
  }),
)

export type FormReport = z.input<typeof formRenderBody>

/** Identifies the pop-up and the event; the specification shows no payload. */
export const overlayBody = /* @__PURE__ */ defineSchema(() => z.record(z.string(), z.unknown()))

/** A tracking image that counts a landing by its query. */
export const TRACK_PATH = '/api/track/Track'

const value = /* @__PURE__ */ defineSchema(() => z.optional(textTo(4000)))

export const trackQuery = /* @__PURE__ */ defineSchema(() =>
  z.looseObject({
    /** The landing page's address. */
    landing: value,
    /** The visitor's source; `refer` in the address takes precedence over the document's referrer. */
    refer: value,
    /** A random key per first landing. */
    rk: value,
    lang: value,
    /** Screen size, as `1920x1080`. */
    screen: value,
    source: value,
    campaign: value,
    subcampaign: value,
    channel: value,
    subchannel: value,
    variation: value,
    mkwid: value,
  }),
)

/** Assigns an id to the page load of the records. */
export const PERFORMANCE_SETTINGS_PATH = '/api/1/performance/settings'

/** Accepts records by beacon or as plain text. */
export const PERFORMANCE_RECORDS_PATH = '/api/1/performance/records'

export const performanceSettings = /* @__PURE__ */ defineSchema(() => z.object({ pageLoadId: z.string() }))

export type PerformanceSettings = z.output<typeof performanceSettings>

const performanceRecord = /* @__PURE__ */ defineSchema(() =>
  z.object({
    app: textTo(200),
    event: textTo(200),
    data: z.optional(z.unknown()),
    pageLoadId: textTo(200),
    /** In ms since 1970. */
    timestamp: z.number(),
  }),
)

export type PerformanceRecord = z.input<typeof performanceRecord>

export const performanceRecords = /* @__PURE__ */ defineSchema(() => listTo(MAX_RECORDS, performanceRecord))

/** The session id of a recording tool; `MOCK_SESSION_ID` means none. */
export const FULLSTORY_ID_PATH = '/api/commerce/fullstory/getId'

export const MOCK_SESSION_ID = 'mock'

export const sessionRecording = /* @__PURE__ */ defineSchema(() => z.object({ id: z.string() }))

export type SessionRecording = z.output<typeof sessionRecording>
