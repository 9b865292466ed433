import { hash, randomBytes } from 'node:crypto'

/** Counters of each row. */
const COUNTERS = 2 ** 19

/** The largest count; beyond it, a counter would begin at zero again. */
const MAX_COUNT = 2 ** 32 - 1

/** Keeps the counters of an address unpredictable, so that others cannot exhaust them. */
const KEY = randomBytes(16).toString('hex')

/** Adds an amount to the count of an address, and returns the count. */
export type AddressCounts = (address: string, amount: number, windowMs: number, now?: number) => number

/**
 * Creates counts of addresses in memory, in two rows of counters (a count-min sketch): an address has one in each, by a
 * keyed hash, and the lower one is its count. The table never grows or evicts an address. Two addresses that share both
 * counters count as one. All addresses share the window in which they are counted.
 */
export function createAddressCounts(): AddressCounts {
  const rows = [new Uint32Array(COUNTERS), new Uint32Array(COUNTERS)]
  let endsAt = 0
  return (address, amount, windowMs, now = Date.now()) => {
    if (now >= endsAt) {
      for (const row of rows) row.fill(0)
      endsAt = now + windowMs
    }
    const digest = hash('sha256', `${KEY}:${address}`, 'buffer')
    const counts = rows.map((row, index) => {
      const at = digest.readUInt32LE(4 * index) % COUNTERS
      const count = Math.min((row[at] ?? 0) + amount, MAX_COUNT)
      row[at] = count
      return count
    })
    return Math.min(...counts)
  }
}
