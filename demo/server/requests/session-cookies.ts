import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Result } from '../../../src/data/core/result.ts'
import {
  type AccountKind,
  authenticate,
  createSession,
  endSession,
  findSession,
  type Session,
} from '../database/accounts.ts'
import type { Database } from '../database/open-database.ts'
import { accountLimit, giveBack, isWithinLimit, type RateLimit } from '../database/stored-limits.ts'
import { addressOf, isSecure } from './client.ts'
import type { BackendSettings, Opened } from './services.ts'
import { isSame, signText } from './signed-token.ts'

/** Session lifetimes in ms: without and with "remember me". */
const SESSION_MS = { short: 12 * 3600_000, long: 30 * 24 * 3600_000 } as const

/** The `HttpOnly` session cookies. */
export const SESSION_COOKIES: Readonly<Record<AccountKind, string>> = {
  owner: 'ss_owner',
  'site-user': 'ss_member',
}

/** The shared identity cookie, which logging out clears. */
const IDENTITY_COOKIE = 'ss_identity'

/** How many addresses may use up their attempts on one account. */
const ADDRESSES_PER_ACCOUNT = 3

export interface Login {
  readonly email: string
  readonly password: string
  /** Keeps the session after the browser is closed. */
  readonly rememberMe: boolean
}

/** Logs in, and returns the session's XSRF token or why the login failed. */
export async function logIn(
  context: Context,
  opened: Opened,
  settings: BackendSettings,
  kind: AccountKind,
  { email, password, rememberMe }: Login,
): Promise<Result<{ readonly xsrfToken: string }, 'wrong-credentials' | 'too-many-attempts'>> {
  const { db } = opened
  const limits = loginLimits(context, opened, settings, kind, email)
  for (const { name, limit } of limits) {
    if (!(await isWithinLimit(db, name, limit))) return { ok: false, error: 'too-many-attempts' }
  }
  const id = await authenticate(db, kind, email, password)
  if (id === undefined) return { ok: false, error: 'wrong-credentials' }
  for (const { name } of limits) await giveBack(db, name)
  return { ok: true, value: await startSession(context, opened, settings, kind, { id, email }, rememberMe) }
}

/** A browser that has logged in before has a limit of its own: no stranger can use it up, and none shares it. */
function loginLimits(
  context: Context,
  { secret }: Opened,
  settings: BackendSettings,
  kind: AccountKind,
  email: string,
): { readonly name: string; readonly limit: RateLimit }[] {
  const { loginLimit: limit } = settings
  const device = deviceOf(context, secret, kind, email)
  if (device !== undefined) return [{ name: `login:${kind}:device:${device}`, limit }]
  return [
    { name: `login:${kind}:${addressOf(context, settings)}`, limit },
    { name: accountLimit(kind, email), limit: { ...limit, max: limit.max * ADDRESSES_PER_ACCOUNT } },
  ]
}

/** Starts a session of an account in the browser, with a token of its own, and ends the browser's earlier one. */
export async function startSession(
  context: Context,
  { db, secret }: Opened,
  settings: BackendSettings,
  kind: AccountKind,
  { id, email }: { readonly id: number; readonly email: string },
  rememberMe = false,
): Promise<{ readonly xsrfToken: string }> {
  const ms = rememberMe ? SESSION_MS.long : SESSION_MS.short
  await endSession(db, getCookie(context, SESSION_COOKIES[kind]))
  const { token, xsrfToken } = await createSession(db, kind, id, ms)
  setCookie(context, SESSION_COOKIES[kind], token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(context, settings),
    ...(rememberMe && { maxAge: ms / 1000 }),
  })
  rememberDevice(context, secret, settings, kind, email)
  return { xsrfToken }
}

/** Finds the session of the browser's cookie. */
export function sessionOf(context: Context, db: Database, kind: AccountKind): Promise<Session | undefined> {
  return findSession(db, kind, getCookie(context, SESSION_COOKIES[kind]))
}

/** Ends the session in the database and clears its cookies. */
export async function logOut(context: Context, db: Database, kind: AccountKind): Promise<void> {
  await endSession(db, getCookie(context, SESSION_COOKIES[kind]))
  deleteCookie(context, SESSION_COOKIES[kind], { path: '/' })
  deleteCookie(context, IDENTITY_COOKIE, { path: '/' })
}

/** The `HttpOnly` cookies of browsers that have logged in before. */
export const DEVICE_COOKIES: Readonly<Record<AccountKind, string>> = {
  owner: 'ss_owner_device',
  'site-user': 'ss_member_device',
}

/** A year, in seconds. */
const DEVICE_SECONDS = 365 * 24 * 3600

/**
 * Remembers that this browser has logged in to the account, so that strangers who lock the account do not lock out the
 * browser. The cookie holds a random number and its signature, which cover the address.
 */
export function rememberDevice(
  context: Context,
  secret: string,
  settings: BackendSettings,
  kind: AccountKind,
  email: string,
): void {
  const id = deviceOf(context, secret, kind, email) ?? randomBytes(16).toString('base64url')
  setCookie(context, DEVICE_COOKIES[kind], `${id}.${signature(secret, kind, email, id)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(context, settings),
    maxAge: DEVICE_SECONDS,
  })
}

/** The id of a browser that has logged in to the account before; undefined for all others. */
export function deviceOf(
  context: Context,
  secret: string,
  kind: AccountKind,
  email: string,
): string | undefined {
  const [id = '', signed = ''] = (getCookie(context, DEVICE_COOKIES[kind]) ?? '').split('.')
  return isSame(signed, signature(secret, kind, email, id)) ? id : undefined
}

const signature = (secret: string, kind: AccountKind, email: string, id: string): string =>
  signText(secret, 'device', JSON.stringify([kind, email.trim().toLowerCase(), id]))
