import { createAddressCounts } from './address-counts.ts'

const DAY_MS = 24 * 3600_000

/** One address may use a tenth of the bytes that are stored in a day. */
const ADDRESS_SHARE = 0.1

/** Whose budget a report exceeds. */
export type ExceededBudget = 'address' | 'day'

/** Counts the bytes of a report. @returns the budget that it exceeds, in which case it must not be stored */
export type ReportBudget = (address: string, bytes: number, now?: number) => ExceededBudget | undefined

/**
 * Creates the budget of reports, in memory: anybody may report anything, so that the disk has to be limited in bytes, and
 * no address may use up what others need. The day is that of UTC.
 *
 * @param dayBytes that are stored in a day
 */
export function createReportBudget(dayBytes: number): ReportBudget {
  const countBytes = createAddressCounts()
  let day = 0
  let stored = 0
  return (address, bytes, now = Date.now()) => {
    const today = Math.floor(now / DAY_MS)
    if (today !== day) {
      day = today
      stored = 0
    }
    if (stored + bytes > dayBytes) return 'day'
    // The window ends with the day.
    const left = (today + 1) * DAY_MS - now
    if (countBytes(address, bytes, left, now) > dayBytes * ADDRESS_SHARE) return 'address'
    stored += bytes
  }
}
