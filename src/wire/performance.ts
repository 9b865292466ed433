import * as z from 'zod/mini'

// Apart, because a page needs them without the schemas.
export { PERFORMANCE_RECORDS_PATH, PERFORMANCE_SETTINGS_PATH } from './measure-paths'

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
