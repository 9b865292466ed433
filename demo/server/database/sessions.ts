import { createHash, randomBytes } from 'node:crypto'
import type { AccountKind } from './accounts.ts'
import type { Database } from './open-database.ts'

/** How long a session lasts: in the browser's, and with "remember me". */
export const SESSION_MS = { short: 12 * 3600_000, long: 30 * 24 * 3600_000 } as const

export interface Session {
  readonly accountId: number
  readonly xsrfToken: string
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

const newToken = (): string => randomBytes(32).toString('base64url')

/** Begins a session; the token goes into a cookie and nowhere else. */
export async function beginSession(
  db: Database,
  kind: AccountKind,
  accountId: number,
  ms: number,
): Promise<{ readonly token: string; readonly xsrfToken: string }> {
  const token = newToken()
  const xsrfToken = newToken()
  await db.deleteFrom('sessions').where('expires_at', '<', new Date()).execute()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_kind: kind,
      account_id: accountId,
      xsrf_token: xsrfToken,
      expires_at: new Date(Date.now() + ms),
    })
    .execute()
  return { token, xsrfToken }
}

export async function findSession(
  db: Database,
  kind: AccountKind,
  token: string | undefined,
): Promise<Session | undefined> {
  if (!token) return undefined
  const row = await db
    .selectFrom('sessions')
    .select(['account_id', 'xsrf_token'])
    .where('token_hash', '=', hashToken(token))
    .where('account_kind', '=', kind)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return row && { accountId: row.account_id, xsrfToken: row.xsrf_token }
}

export async function endSession(db: Database, token: string | undefined): Promise<void> {
  if (token) await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
}
