import { DAY_MS, type Day } from './day'

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
