import * as z from 'zod/mini'
import { defineSchema } from './define-schema'
import { MAX_RECORDS } from './limits'
import { listTo, textTo } from './request-fields'

/** Assigns an id to the page load of the records [API-11]. */
export const PERFORMANCE_SETTINGS_PATH = '/api/1/performance/settings'

/** Accepts records by beacon or as plain text [API-12]. */
export const PERFORMANCE_RECORDS_PATH = '/api/1/performance/records'

export const performanceSettings = /* @__PURE__ */ defineSchema(() => z.object({ pageLoadId: z.string() }))

export type PerformanceSettings = z.output<typeof performanceSettings>

export const performanceRecord = /* @__PURE__ */ defineSchema(() =>
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
