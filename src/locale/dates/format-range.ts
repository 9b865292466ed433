import type { DatePlace } from './date-place'
import type { Span } from './moment'

/** The Gregorian calendar everywhere: the months that are shown are its months. */
export const GREGORIAN = { calendar: 'gregory' } as const

const DATE = { ...GREGORIAN, weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const

const TIME = { hour: 'numeric', minute: '2-digit' } as const

/**
 * Makes what writes from when to when something lasts: its dates, and its times where it has any.
 *
 * @param zoneName whether times say by which clocks they are.
 */
export function createSpanWriter({ language, zone }: DatePlace, zoneName = true): (span: Span) => string {
  // A whole day is the same in every zone, so its own is the one that it is counted in.
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
