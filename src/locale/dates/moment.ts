import { DAY_MS, type Day, dayOf, isoOf } from './day'
import { dayIn, momentIn, type Zone } from './zone'

/** A point in time, or a whole day that is the same everywhere. */
export interface Moment {
  /** Since 1970; of a whole day its beginning in UTC. */
  readonly ms: number
  readonly isDay: boolean
}

/** From when to when something lasts. */
export interface Span {
  readonly start: Moment
  readonly end?: Moment | undefined
}

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i

/** Furthest from 1970 that a date can be, less the days that zones may add, in ms. */
const FURTHEST_MS = 8.64e15 - 2 * DAY_MS

/**
 * Reads ms since 1970 or an ISO 8601 text: `2026-12-05` is the whole day, `2026-12-05T10:00` that time in `zone`.
 * Undefined for anything else.
 */
export function readMoment(value: number | string, zone: Zone): Moment | undefined {
  const text = `${value}`.trim()
  if (/^-?\d+$/.test(text) || typeof value === 'number') {
    const ms = Number(value)
    return Math.abs(ms) <= FURTHEST_MS ? { ms, isDay: false } : undefined
  }
  const [, year, month, date, hour, minute, second = 0, offset] = ISO.exec(text) ?? []
  const day = dayOf(Number(year), Number(month), Number(date))
  // 30 February would be in March.
  if (!year || isoOf(day) !== `${year}-${month}-${date}`) return undefined
  if (hour === undefined) return { ms: day * DAY_MS, isDay: true }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  const wall = day * DAY_MS + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000
  return { ms: offset ? wall - offsetMs(offset) : momentIn(zone, wall), isDay: false }
}

function offsetMs(offset: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
}

const dayAt = ({ ms, isDay }: Moment, zone: Zone): Day => (isDay ? ms / DAY_MS : dayIn(zone, ms))

/** The first and last day of a span. What ends at midnight does not last into the next day. */
export function daysOf({ start, end }: Span, zone: Zone): { readonly first: Day; readonly last: Day } {
  const first = dayAt(start, zone)
  if (!end || end.ms <= start.ms) return { first, last: first }
  return { first, last: Math.max(first, dayAt(end.isDay ? end : { ...end, ms: end.ms - 1 }, zone)) }
}
