/** A day of the Gregorian calendar, as the number of days since 1 January 1970. */
export type Day = number

export const DAY_MS = 86_400_000

/** A day from its year, its month from 1 to 12 and its date. */
export const dayOf = (year: number, month: number, date: number): Day =>
  new Date(0).setUTCFullYear(year, month - 1, date) / DAY_MS

/** The ISO 8601 date: `2026-12-05`. */
export const isoOf = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** An IANA name; `undefined` for the visitor's time zone. */
export type Zone = string | undefined

/** Whether the browser knows the time zone. */
export function isZone(name: string): boolean {
  try {
    clockOf(name)
    return true
  } catch {
    return false
  }
}

/**
 * The day at a moment in a time zone.
 *
 * @param ms since 1970.
 */
export const dayIn = (zone: Zone, ms: number): Day => Math.floor(wallIn(zone, ms) / DAY_MS)

/**
 * The moment at which clocks in a time zone show `wall`. If they skip that time or show it twice, a moment
 * within an hour of it.
 *
 * @param wall the local time, in ms as if it were UTC.
 * @returns ms since 1970.
 */
export function momentIn(zone: Zone, wall: number): number {
  const guess = wall - (wallIn(zone, wall) - wall)
  return guess + (wall - wallIn(zone, guess))
}

/** The local time in a time zone, in ms as if it were UTC. */
function wallIn(zone: Zone, ms: number): number {
  const part: Record<string, number> = {}
  for (const { type, value } of clockOf(zone).formatToParts(ms)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return new Date(0).setUTCFullYear(year, month - 1, day) + ((hour * 60 + minute) * 60 + second) * 1000
}

const clocks = new Map<Zone, Intl.DateTimeFormat>()

/**
 * Cached: creating a formatter costs more than using it.
 *
 * @throws RangeError for an unknown zone.
 */
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
interface Moment {
  /** Ms since 1970; for a whole day, its start in UTC. */
  readonly ms: number
  readonly isDay: boolean
}

/** A range of time. */
export interface DateRange {
  readonly start: Moment
  readonly end?: Moment | undefined
}

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/i

/** The largest distance of a date from 1970, minus the offset of time zones, in ms. */
const FURTHEST_MS = 8.64e15 - 2 * DAY_MS

/**
 * Reads ms since 1970 or an ISO 8601 text: `2026-12-05` is the whole day, `2026-12-05T10:00` that time in
 * `zone`. `undefined` for anything else.
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

/** The first and last day of a range. A range that ends at midnight does not include the next day. */
export function daysOf({ start, end }: DateRange, zone: Zone): { readonly first: Day; readonly last: Day } {
  const first = dayAt(start, zone)
  if (!end || end.ms <= start.ms) return { first, last: first }
  return { first, last: Math.max(first, dayAt(end.isDay ? end : { ...end, ms: end.ms - 1 }, zone)) }
}
