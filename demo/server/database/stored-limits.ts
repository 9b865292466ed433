import { hash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { AccountKind } from './accounts.ts'
import type { Database } from './open-database.ts'

/** A number of uses per time window. */
export interface RateLimit {
  readonly max: number
  readonly windowMs: number
}

/** A use that counts towards a limit. */
export interface LimitedUse {
  readonly name: string
  readonly limit: RateLimit
}

/** Counts uses of `name`. @returns false if the limit of the window is exceeded */
export async function isWithinLimit(
  db: Database,
  name: string,
  limit: RateLimit,
  uses = 1,
): Promise<boolean> {
  const { rows } = await countUses({ name, limit }, uses).execute(db)
  const hits = rows[0]?.hits ?? uses
  if (hits === uses) await deleteExpiredLimits(db)
  return hits <= limit.max
}

/** The statement that counts uses, and returns the uses of the window. */
function countUses(use: LimitedUse, uses: number): RawBuilder<{ hits: number }> {
  const now = new Date()
  const { limit_name, limit_ends_at: ends } = limitRow(use, now)
  return sql<{ hits: number }>`
    insert into rate_limits (name, window_ends_at, hits) values (${limit_name}, ${ends}, ${uses})
    on conflict (name) do update set
      hits = case when rate_limits.window_ends_at < ${now} then ${uses} else rate_limits.hits + ${uses} end,
      window_ends_at = case when rate_limits.window_ends_at < ${now} then ${ends} else rate_limits.window_ends_at end
    returning hits`
}

/** A limit's name as it is stored, and the end of a window that begins now. */
export const limitRow = ({ name, limit }: LimitedUse, now: Date) => ({
  limit_name: keyOf(name),
  limit_ends_at: new Date(now.getTime() + limit.windowMs),
})

/** The limit of failed logins to one account, from all addresses. */
export const accountLimit = (kind: AccountKind, email: string): string =>
  `login:${kind}:account:${email.trim().toLowerCase()}`

/** Forgets all uses of `name`. */
export async function clearLimit(db: Database, name: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('name', '=', keyOf(name)).execute()
}

/** Gives a use back that turned out not to count. */
export async function giveBack(db: Database, name: string): Promise<void> {
  await sql`update rate_limits set hits = hits - 1 where name = ${keyOf(name)} and hits > 0`.execute(db)
}

/** Hashed, because names contain visitors' addresses. */
const keyOf = (name: string): string => hash('sha256', name, 'base64url')

/** Deletes windows that have ended. */
async function deleteExpiredLimits(db: Database): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_ends_at', '<', new Date()).execute()
}
