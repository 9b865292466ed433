import type { RateLimit } from '../database/stored-limits.ts'
import { createAddressCounts } from './address-counts.ts'

const countCalls = createAddressCounts()

/**
 * Counts a call in memory: each process has its own count, which only keeps one address from taking all its time.
 * Limits that protect data are in the database.
 *
 * @returns false if the address exceeds the limit
 */
export const isWithinCallLimit = (address: string, { max, windowMs }: RateLimit, now = Date.now()): boolean =>
  countCalls(address, 1, windowMs, now) <= max
