import { hash, randomBytes } from 'node:crypto'
import type { RateLimit } from '../database/stored-limits.ts'

/** Counters of each row. */
const COUNTERS = 2 ** 19

/**
 * Two rows of counters (a count-min sketch): an address has one in each, by a keyed hash, and the lower one is its count.
 * The table never grows or evicts an address. Two addresses that share both counters count as one.
 */
const rows = [new Uint32Array(COUNTERS), new Uint32Array(COUNTERS)]

/** Keeps the counters of an address unpredictable, so that others cannot exhaust them. */
const KEY = randomBytes(16).toString('hex')

/** The end of the window that all addresses share. */
let endsAt = 0

/**
 * Counts a call in memory: each process has its own count, which only keeps one address from taking all its time.
 * Limits that protect data are in the database.
 *
 * @returns false if the address exceeds the limit
 */
export function isWithinCallLimit(address: string, { max, windowMs }: RateLimit, now = Date.now()): boolean {
  if (now >= endsAt) {
    for (const row of rows) row.fill(0)
    endsAt = now + windowMs
  }
  const digest = hash('sha256', `${KEY}:${address}`, 'buffer')
  const counts = rows.map((row, index) => {
    const at = digest.readUInt32LE(4 * index) % COUNTERS
    const count = (row[at] ?? 0) + 1
    row[at] = count
    return count
  })
  return Math.min(...counts) <= max
}
