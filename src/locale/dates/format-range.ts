import type { DatePlace } from './date-place'
import type { DateRange } from './moment'

/** Always the Gregorian calendar: it matches the months on display. */
export const GREGORIAN = { calendar: 'gregory' } as const

const DATE = { ...GREGORIAN, weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const

const TIME = { hour: 'numeric', minute: '2-digit' } as const

/**
 * Makes a formatter of date ranges, with times if they have any.
 *
 * @param zoneName whether times name their time zone.
 */
export function createRangeFormatter(
  { language, zone }: DatePlace,
  zoneName = true,
): (span: DateRange) => string {
  // A whole day is the same in every zone: it is counted in UTC.
  const days = new Intl.DateTimeFormat(language, { ...DATE, timeZone: 'UTC' })
  const named = zoneName ? ({ timeZoneName: 'short' } as const) : {}
  const times = new Intl.DateTimeFormat(language, { ...DATE, ...TIME, ...named, timeZone: zone })
  return ({ start, end }) => {
    const format = start.isDay ? days : times
    return end && end.isDay === start.isDay && end.ms > start.ms
      ? format.formatRange(start.ms, end.ms)
      : format.format(start.ms)
  }
}
