import type { RateLimit } from '../database/rate-limits.ts'

const windows = new Map<string, { endsAt: number; hits: number }>()

/** Addresses that are remembered at most: who comes from more is not stopped by counting. */
const MOST_ADDRESSES = 10_000

/** Counts a call from an address, in memory: what is not worth a row of the database. */
export function isWithinMinute(address: string, { most, windowMs }: RateLimit, now = Date.now()): boolean {
  const known = windows.get(address)
  if (known && known.endsAt > now) {
    known.hits += 1
    return known.hits <= most
  }
  if (windows.size >= MOST_ADDRESSES) windows.clear()
  windows.set(address, { endsAt: now + windowMs, hits: 1 })
  return true
}
