/** A day of the Gregorian calendar, as the number of days since 1 January 1970. */
export type Day = number

export const DAY_MS = 86_400_000

/** A day by its year, its month from 1 to 12 and its date. */
export const dayOf = (year: number, month: number, date: number): Day =>
  new Date(0).setUTCFullYear(year, month - 1, date) / DAY_MS

/** As ISO 8601 writes it: `2026-12-05`. */
export const isoOf = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** An IANA name; undefined for the zone of the visitor's own clock. */
export type Zone = string | undefined

/** Whether the browser knows a zone by this name. */
export function isZone(name: string): boolean {
  try {
    clockOf(name)
    return true
  } catch {
    return false
  }
}

/** The day that it is somewhere. @param ms since 1970. */
export const dayIn = (zone: Zone, ms: number): Day => Math.floor(wallIn(zone, ms) / DAY_MS)

/**
 * The moment when clocks somewhere show a time. Where they skip it, or show it twice, it is an hour that is near.
 *
 * @param wall the time on the clock, in ms as if it were UTC.
 * @returns ms since 1970.
 */
export function momentIn(zone: Zone, wall: number): number {
  const guess = wall - (wallIn(zone, wall) - wall)
  return guess + (wall - wallIn(zone, guess))
}

/** What clocks somewhere show, in ms as if it were UTC. */
function wallIn(zone: Zone, ms: number): number {
  const part: Record<string, number> = {}
  for (const { type, value } of clockOf(zone).formatToParts(ms)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return new Date(0).setUTCFullYear(year, month - 1, day) + ((hour * 60 + minute) * 60 + second) * 1000
}

const clocks = new Map<Zone, Intl.DateTimeFormat>()

/** Kept: to make one takes longer than all that is asked of it. @throws RangeError for a zone that is none. */
function clockOf(zone: Zone): Intl.DateTimeFormat {
  const numeric = 'numeric'
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    })
  clocks.set(zone, clock)
  return clock
}

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
