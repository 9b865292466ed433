/** Interval at which relative times are updated [WID-16]. */
export const REFRESH_MS = 5000

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Tolerance for a server clock that is ahead. */
const AHEAD_MS = MINUTE_MS

/** Parses `data-date`: milliseconds since 1970 or ISO 8601. `undefined` for anything else. */
export function readDate(text: string): number | undefined {
  const ms = /^-?\d+$/.test(text)
    ? Number(text)
    : /^\d{4}-\d\d-\d\d/.test(text)
      ? Date.parse(text)
      : Number.NaN
  return Number.isNaN(new Date(ms).getTime()) ? undefined : ms
}

/**
 * Formats a relative time: by the specification in English, by `Intl` in other languages. Times more than a day
 * ago or in the future are dates in the visitor's time zone.
 *
 * @param ms the time in milliseconds since 1970, like `now`.
 */
export function timeSince(ms: number, now: number, language: string | undefined): string {
  const age = now - ms
  if (age < -AHEAD_MS || age >= DAY_MS)
    return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(ms)
  const [unit, length] = UNITS.find(([, length]) => age >= length) ?? ['second', SECOND_MS]
  const count = Math.max(0, Math.floor(age / length))
  if (language && !/^en\b/i.test(language)) {
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit)
  }
  return englishWords(count, unit)
}

const UNITS = [
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const

function englishWords(count: number, unit: 'second' | 'minute' | 'hour'): string {
  if (count === 0) return 'just now'
  if (count === 1 && unit !== 'second') return `about ${unit === 'hour' ? 'an' : 'a'} ${unit} ago`
  return `about ${count} ${unit}s ago`
}
