import type { Count, ErrorCount } from './count.ts'

/** Kinds of counts of a day at most: whoever makes up pages fills no disk. */
export const MOST_COUNTS = 50_000

/** Kinds of errors of a day at most. */
export const MOST_ERRORS = 2000

/** Stands for whatever came after the last kind that had room. */
export const THE_REST = '…'

/** What has been counted on a day, so that it never becomes too much. */
export interface Kinds {
  readonly limitCounts: (counts: readonly Count[]) => Count[]
  readonly limitErrors: (errors: readonly ErrorCount[]) => ErrorCount[]
}

/** Remembers what a day has counted; what has no room any more goes into one row with its like. */
export function createKinds(mostCounts = MOST_COUNTS, mostErrors = MOST_ERRORS): Kinds {
  const counts = new Set<string>()
  const errors = new Set<string>()
  const hasRoom = (known: Set<string>, key: string, most: number): boolean => {
    if (known.has(key)) return true
    if (known.size >= most) return false
    known.add(key)
    return true
  }
  return {
    limitCounts: given =>
      given.map(count => {
        const { measure, page, label } = count
        if (hasRoom(counts, JSON.stringify([measure, page, label]), mostCounts)) return count
        // A metric's label is its value.
        return { ...count, page: THE_REST, label: measure.startsWith('vital-') ? label : THE_REST }
      }),
    limitErrors: given => given.filter(({ fingerprint }) => hasRoom(errors, fingerprint, mostErrors)),
  }
}
