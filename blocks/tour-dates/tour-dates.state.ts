import { spanOf } from '../../src/calls/calendar-event'
import { type DateRange, dayIn, daysOf, type Zone } from '../../src/locale/dates/moment'
import type { TourDate } from './tour-dates.schema'

/** A date with its local time. */
export interface PlacedDate {
  readonly date: TourDate
  readonly when: DateRange
  readonly zone: Zone
  readonly isPast: boolean
}

/**
 * Sorts dates by time, and marks those whose last day is over as past.
 *
 * @param zoneOf returns the time zone of a date.
 * @param now ms since 1970.
 */
export function placeDates(
  dates: readonly TourDate[],
  zoneOf: (date: TourDate) => Zone,
  now: number,
): PlacedDate[] {
  return dates
    .flatMap((date): PlacedDate[] => {
      const zone = zoneOf(date)
      const when = spanOf(date, zone)
      return when ? [{ date, when, zone, isPast: daysOf(when, zone).last < dayIn(zone, now) }] : []
    })
    .sort((one, other) => one.when.start.ms - other.when.start.ms)
}
