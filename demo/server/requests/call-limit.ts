import type { RateLimit } from '../database/stored-limits.ts'

/** The current window of each address, those that end first at the start. */
const windows = new Map<string, { endsAt: number; hits: number }>()

/** Size of the in-memory table. */
const MAX_ADDRESSES = 100_000

/**
 * Counts a call in memory: each process has its own count, which only keeps one address from taking all its time.
 * Limits that protect data are in the database. A full table forgets the windows that end first.
 *
 * @returns false if the address exceeds the limit
 */
export function isWithinCallLimit(address: string, { max, windowMs }: RateLimit, now = Date.now()): boolean {
  const known = windows.get(address)
  if (known && known.endsAt > now) {
    known.hits += 1
    return known.hits <= max
  }
  windows.delete(address)
  for (const [oldest, { endsAt, hits }] of windows) {
    // A map keeps its order, so the windows that end first come first.
    if (endsAt > now && windows.size < MAX_ADDRESSES) break
    // Others cannot reset the count of an address that is over its limit.
    if (endsAt <= now || hits <= max) windows.delete(oldest)
  }
  windows.set(address, { endsAt: now + windowMs, hits: 1 })
  return true
}
