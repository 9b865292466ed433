import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AccountKind } from '../database/accounts.ts'
import { isSecure } from './client.ts'
import type { BackendSettings } from './services.ts'
import { isSame, signText } from './signed-token.ts'

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
