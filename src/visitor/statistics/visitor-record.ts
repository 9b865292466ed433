/** The content of the visitor-record cookie. Times are in ms since 1970. */
interface VisitorRecord {
  readonly id: string
  readonly first: number
  readonly previous: number
  readonly current: number
  /** The number of visits, including this one. */
  readonly count: number
}

/** Lifetime of the visitor-record cookie: 2 years. */
export const RECORD_LIFETIME_S = 2 * 365 * 24 * 3600

/** Lifetime of the visit-time cookie after each page: 30 minutes. */
export const VISIT_LIFETIME_S = 30 * 60

/** Maximum length of an id, against tampering. */
const MAX_ID_LENGTH = 64

/** Parses a record: an id and four positive integers, separated by bars; otherwise `undefined`. */
export function parseRecord(text: string | undefined): VisitorRecord | undefined {
  const [id = '', ...rest] = text?.split('|') ?? []
  const numbers = rest.map(parseVisitTime)
  const [first, previous, current, count] = numbers
  if (!/^[\w-]+$/.test(id) || id.length > MAX_ID_LENGTH || numbers.length !== 4) return undefined
  return first && previous && current && count ? { id, first, previous, current, count } : undefined
}

/** The record as the cookie stores it. */
export const recordText = ({ id, first, previous, current, count }: VisitorRecord): string =>
  [id, first, previous, current, count].join('|')

/** Parses the visit-time cookie: a positive integer, otherwise `undefined`. */
export function parseVisitTime(text: string | undefined): number | undefined {
  const time = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : Number.NaN
  return Number.isSafeInteger(time) ? time : undefined
}

/**
 * The record after a page view: unchanged while the visit lasts, counted for a new visit. A tampered record
 * is replaced.
 *
 * @param visitTime the visit-time cookie, missing after the last visit has ended.
 */
export function countVisit(
  record: string | undefined,
  visitTime: string | undefined,
  now: number,
  makeId: () => string,
): VisitorRecord {
  const known = parseRecord(record)
  if (!known) return { id: makeId(), first: now, previous: now, current: now, count: 1 }
  if (parseVisitTime(visitTime)) return known
  return { ...known, previous: known.current, current: now, count: known.count + 1 }
}
