import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import {
  type AccountKind,
  beginSession,
  endSession,
  findAccount,
  findSession,
  SESSION_MS,
  type Session,
} from '../database/accounts.ts'
import type { Database } from '../database/open-database.ts'
import { isWithinLimit } from '../database/rate-limits.ts'
import { addressOf, isSecure } from './client.ts'
import type { BackendSettings } from './services.ts'

/** The cookies of sessions, which no script reads. */
export const SESSION_COOKIES: Readonly<Record<AccountKind, string>> = {
  owner: 'ss_owner',
  'site-user': 'ss_member',
}

/** The shared identity cookie, which logging out clears (A6 L95; decisions §3). */
const IDENTITY_COOKIE = 'ss_identity'

export interface Login {
  readonly email: string
  readonly password: string
  /** Keeps the session beyond the browser's. */
  readonly rememberMe: boolean
}

/** Signs in, and gives the session's XSRF token; or says why not. */
export async function logIn(
  context: Context,
  db: Database,
  settings: BackendSettings,
  kind: AccountKind,
  { email, password, rememberMe }: Login,
): Promise<{ readonly xsrfToken: string } | 'wrong' | 'too-often'> {
  const name = `login:${kind}:${addressOf(context, settings)}`
  if (!(await isWithinLimit(db, name, settings.loginLimit))) return 'too-often'
  const accountId = await findAccount(db, kind, email, password)
  if (accountId === undefined) return 'wrong'

  const ms = rememberMe ? SESSION_MS.long : SESSION_MS.short
  // Whoever set a session before, in this browser, has none in it now.
  await endSession(db, getCookie(context, SESSION_COOKIES[kind]))
  const { token, xsrfToken } = await beginSession(db, kind, accountId, ms)
  setCookie(context, SESSION_COOKIES[kind], token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(context, settings),
    ...(rememberMe && { maxAge: ms / 1000 }),
  })
  return { xsrfToken }
}

/** The session that the browser's cookie names. */
export function sessionOf(context: Context, db: Database, kind: AccountKind): Promise<Session | undefined> {
  return findSession(db, kind, getCookie(context, SESSION_COOKIES[kind]))
}

/** Ends the session, here and in the browser. */
export async function logOut(context: Context, db: Database, kind: AccountKind): Promise<void> {
  await endSession(db, getCookie(context, SESSION_COOKIES[kind]))
  deleteCookie(context, SESSION_COOKIES[kind], { path: '/' })
  deleteCookie(context, IDENTITY_COOKIE, { path: '/' })
}
