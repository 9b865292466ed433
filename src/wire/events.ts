import * as z from 'zod/mini'

// Apart, because a page needs them without the schemas.
export { ANALYTICS_EVENTS_PATH, JAVASCRIPT_ERRORS_PATH, RECORD_EVENT_PATH, TRACE_PATH } from './measure-paths'

/** Reports in one call at most: a page queues ten (A9 L148). */
export const MOST_REPORTS = 20

/** What happened, when: `timestamp` is in ms since 1970. */
export const javascriptError = z.object({
  event: z.string().check(z.maxLength(200)),
  data: z.unknown(),
  timestamp: z.number(),
})

export const javascriptErrors = z.array(javascriptError).check(z.maxLength(MOST_REPORTS))

/** One line of the page's log. */
export const traceEntry = z.object({
  pageUrl: z.string().check(z.maxLength(4000)),
  type: z.string().check(z.maxLength(200)),
  data: z.optional(z.unknown()),
})

/** `data` is the JSON text of a list of `traceEntry`. */
export const traceBody = z.looseObject({ data: z.string() })

/** `data` is the JSON text of the page's and the visitor's fields (B7 L298); extra fields are kept. */
export const recordEventBody = z.looseObject({
  crumb: z.string(),
  event: z.string().check(z.minLength(1), z.maxLength(200)),
  data: z.string(),
})

export const analyticsEvent = z.object({
  analyticsId: z.string().check(z.maxLength(200)),
  /** Actor, action, object type and what else every event has (B3 L145). */
  commonData: z.record(z.string(), z.unknown()),
  customData: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  customSchemaName: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
})
