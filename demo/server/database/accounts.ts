import { hash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { Database } from './open-database.ts'

export type AccountKind = 'owner' | 'site-user'

const TABLES = { owner: 'owners', 'site-user': 'site_users' } as const

const COST = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const

const KEY_BYTES = 32

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((done, failed) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) =>
      error ? failed(error) : done(key),
    )
  })
}

/** Hashes a password for storage: `scrypt$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, salt = '', key = ''] = hash.split('$')
  const expected = Buffer.from(key, 'base64url')
  const found = await derive(password, Buffer.from(salt, 'base64url'))
  return expected.length === found.length && timingSafeEqual(expected, found)
}

/** A hash that matches no password: unknown addresses take as long to check as wrong passwords. */
const DUMMY_HASH = await hashPassword(randomBytes(16).toString('hex'))

const normalised = (email: string): string => email.trim().toLowerCase()

/** Checks an email address and password. @returns the account's id; undefined if they do not match */
export async function authenticate(
  db: Database,
  kind: AccountKind,
  email: string,
  password: string,
): Promise<number | undefined> {
  const account = await db
    .selectFrom(TABLES[kind])
    .select(['id', 'password_hash'])
    .where('email', '=', normalised(email))
    .executeTakeFirst()
  const matches = await verifyPassword(password, account?.password_hash ?? DUMMY_HASH)
  return matches ? account?.id : undefined
}

/** Adds an account, or changes the password of the existing one. A new password ends all its sessions. */
export async function saveAccount(
  db: Database,
  kind: AccountKind,
  email: string,
  password: string,
): Promise<void> {
  if ((await authenticate(db, kind, email, password)) !== undefined) return
  const password_hash = await hashPassword(password)
  await db.transaction().execute(async transaction => {
    const { id } = await transaction
      .insertInto(TABLES[kind])
      .values({ email: normalised(email), password_hash })
      .onConflict(conflict => conflict.column('email').doUpdateSet({ password_hash }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await endSessionsOf(transaction, kind, [id])
  })
}

/** Deletes all owners but the one with that address, and ends their sessions. */
export async function retireOtherOwners(db: Database, email: string): Promise<void> {
  await db.transaction().execute(async transaction => {
    const retired = await transaction
      .deleteFrom('owners')
      .where('email', '!=', normalised(email))
      .returning('id')
      .execute()
    await endSessionsOf(
      transaction,
      'owner',
      retired.map(({ id }) => id),
    )
  })
}

async function endSessionsOf(db: Database, kind: AccountKind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('sessions').where('account_kind', '=', kind).where('account_id', 'in', ids).execute()
}

/** Adds an account. @returns its id; undefined, and changes nothing, if the address already has one */
export async function createAccount(
  db: Database,
  kind: AccountKind,
  email: string,
  passwordHash: string,
): Promise<number | undefined> {
  const added = await db
    .insertInto(TABLES[kind])
    .values({ email: normalised(email), password_hash: passwordHash })
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** Whether an address has an account. */
export async function hasAccount(db: Database, kind: AccountKind, email: string): Promise<boolean> {
  const row = await db
    .selectFrom(TABLES[kind])
    .select('id')
    .where('email', '=', normalised(email))
    .executeTakeFirst()
  return row !== undefined
}

/** Finds an account's email address; undefined if the account no longer exists. */
export async function emailOf(db: Database, kind: AccountKind, id: number): Promise<string | undefined> {
  const row = await db.selectFrom(TABLES[kind]).select('email').where('id', '=', id).executeTakeFirst()
  return row?.email
}

/** Lists the email addresses of all accounts in alphabetical order. */
export async function listAccounts(db: Database, kind: AccountKind): Promise<string[]> {
  const rows = await db.selectFrom(TABLES[kind]).select('email').orderBy('email').execute()
  return rows.map(({ email }) => email)
}

export interface Session {
  readonly accountId: number
  readonly xsrfToken: string
}

export const hashToken = (token: string): string => hash('sha256', token, 'base64url')

const newToken = (): string => randomBytes(32).toString('base64url')

/** Starts a session. The token goes into a cookie; only its hash is stored. */
export async function createSession(
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
