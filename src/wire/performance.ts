import * as z from 'zod/mini'

/** Names the page load that the records belong to (B7 L296). */
export const PERFORMANCE_SETTINGS_PATH = '/api/1/performance/settings'

/** Takes records by beacon or as plain text (B7 L297). */
export const PERFORMANCE_RECORDS_PATH = '/api/1/performance/records'

/** Records in one call at most. */
export const MOST_RECORDS = 500

export const performanceSettings = z.object({ pageLoadId: z.string() })

export const performanceRecord = z.object({
  app: z.string().check(z.maxLength(200)),
  event: z.string().check(z.maxLength(200)),
  data: z.optional(z.unknown()),
  pageLoadId: z.string().check(z.maxLength(200)),
  /** In ms since 1970. */
  timestamp: z.number(),
})

export const performanceRecords = z.array(performanceRecord).check(z.maxLength(MOST_RECORDS))
