import { DAY_MS, type Day, dayOf } from './dates/moment'

/** The range of years with four digits, as addresses write them. */
const FIRST_DAY: Day = Date.UTC(1000, 0, 1) / DAY_MS
export const LAST_DAY: Day = Date.UTC(9999, 11, 31) / DAY_MS

/** Monday is 1, Sunday 7, as `Intl.Locale` counts. */
export const weekdayOf = (day: Day): number => ((((day + 3) % 7) + 7) % 7) + 1

/**
 * The first day of the week of a day.
 *
 * @param first the weekday that starts a week, 1 to 7.
 */
export const weekStart = (day: Day, first: number): Day => day - ((weekdayOf(day) - first + 7) % 7)

export const monthStart = (day: Day): Day => day - new Date(day * DAY_MS).getUTCDate() + 1

/** The same date some months later, or the last day of that month. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(day * DAY_MS)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1 + months]
  return Math.min(dayOf(year, month, date.getUTCDate()), dayOf(year, month + 1, 0))
}

/** The nearest day in the valid range. */
export const clampDay = (day: Day): Day => Math.min(LAST_DAY, Math.max(FIRST_DAY, day))
