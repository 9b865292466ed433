/** What the visitor-record cookie holds (A3 L58). Times are in ms since 1970. */
export interface VisitorRecord {
  readonly id: string
  readonly first: number
  readonly previous: number
  readonly current: number
  /** Visits so far, this one included. */
  readonly count: number
}

/** The visitor-record cookie lasts 2 years (A9 L147). */
export const RECORD_LIFETIME_S = 2 * 365 * 24 * 3600

/** The visit-time cookie lasts 30 minutes from the last page on (A9 L147; decisions, row 24). */
export const VISIT_LIFETIME_S = 30 * 60

/** Characters of an id at most: nobody writes a longer one but to do harm. */
const MOST_OF_AN_ID = 64

/** Reads a record; undefined unless it is an id and four positive integers, with bars between (A5 L85). */
export function parseRecord(text: string | undefined): VisitorRecord | undefined {
  const [id = '', ...rest] = text?.split('|') ?? []
  const numbers = rest.map(parseVisitTime)
  const [first, previous, current, count] = numbers
  if (!/^[\w-]+$/.test(id) || id.length > MOST_OF_AN_ID || numbers.length !== 4) return undefined
  return first && previous && current && count ? { id, first, previous, current, count } : undefined
}

/** The record as its cookie holds it. */
export const recordText = ({ id, first, previous, current, count }: VisitorRecord): string =>
  [id, first, previous, current, count].join('|')

/** Reads the visit-time cookie; undefined unless it is a positive integer (A5 L85). */
export function parseVisitTime(text: string | undefined): number | undefined {
  const time = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : Number.NaN
  return Number.isSafeInteger(time) ? time : undefined
}

/**
 * The record after a page view: a visit that goes on leaves it as it is, a new one is counted (A4 L68). One that
 * was tampered with gives way to a fresh one.
 *
 * @param visitTime the visit-time cookie, gone when the visit before has ended.
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
