import * as z from 'zod/mini'
import { defineSchema } from './define-schema'
import { MAX_ERROR_REPORTS, MAX_RECORDS } from './limits'
import { listTo, optionalTextTo, textFrom1To, textTo } from './request-fields'

/** Errors of the page's scripts: a JSON list, with the crumb in its header. */
export const JAVASCRIPT_ERRORS_PATH = '/api/events/RecordJavascriptErrors'

/** Log entries, as the JSON text `data` of a form-encoded body. */
export const TRACE_PATH = '/api/events/Trace'

/** One event, form-encoded. */
export const RECORD_EVENT_PATH = '/api/events/RecordEvent'

/** One event for the events host, as JSON. */
export const ANALYTICS_EVENTS_PATH = '/api/v1/events'

/** An error of a script; `timestamp` is in ms since 1970. */
const javascriptError = /* @__PURE__ */ defineSchema(() =>
  z.object({
    event: textTo(200),
    data: z.unknown(),
    timestamp: z.number(),
  }),
)

export const javascriptErrors = /* @__PURE__ */ defineSchema(() => listTo(MAX_ERROR_REPORTS, javascriptError))

/** One line of the page's log. */
const traceEntry = /* @__PURE__ */ defineSchema(() =>
  z.object({
    pageUrl: textTo(4000),
    type: textTo(200),
    data: z.optional(z.unknown()),
  }),
)

export type TraceEntry = z.input<typeof traceEntry>

export const traceEntries = /* @__PURE__ */ defineSchema(() => listTo(MAX_RECORDS, traceEntry))

/** `data` is the JSON text of a list of `traceEntry`. */
export const traceBody = /* @__PURE__ */ defineSchema(() => z.looseObject({ data: z.string() }))

/** `data` is the JSON text of the page's and the visitor's fields; extra fields are kept. */
export const recordEventBody = /* @__PURE__ */ defineSchema(() =>
  z.looseObject({
    crumb: z.string(),
    event: textFrom1To(200),
    data: z.string(),
  }),
)

export const analyticsEvent = /* @__PURE__ */ defineSchema(() =>
  z.object({
    analyticsId: textTo(200),
    /** Actor, action, object type and the other fields of every event. */
    commonData: z.record(z.string(), z.unknown()),
    customData: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
    customSchemaName: optionalTextTo(200),
  }),
)
