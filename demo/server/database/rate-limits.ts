import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './open-database.ts'

/** A number of uses per time window. */
export interface RateLimit {
  readonly max: number
  readonly windowMs: number
}

/** Counts one use of `name`. @returns false if the limit of the window is exceeded */
export async function isWithinLimit(
  db: Database,
  name: string,
  { max, windowMs }: RateLimit,
): Promise<boolean> {
  const now = new Date()
  // Hashed, because names contain visitors' addresses.
  const key = createHash('sha256').update(name).digest('base64url')
  const ends = new Date(now.getTime() + windowMs)
  const { rows } = await sql<{ hits: number }>`
    insert into rate_limits (name, window_ends_at, hits) values (${key}, ${ends}, 1)
    on conflict (name) do update set
      hits = case when rate_limits.window_ends_at < ${now} then 1 else rate_limits.hits + 1 end,
      window_ends_at = case when rate_limits.window_ends_at < ${now} then ${ends} else rate_limits.window_ends_at end
    returning hits`.execute(db)
  const hits = rows[0]?.hits ?? 1
  if (hits === 1) await deleteExpiredLimits(db)
  return hits <= max
}

/** Deletes windows that have ended. */
async function deleteExpiredLimits(db: Database): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_ends_at', '<', new Date()).execute()
}
