import { randomBytes, randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { hashToken } from '../database/accounts.ts'
import { copyCart } from '../database/carts.ts'
import type { Database } from '../database/open-database.ts'
import { isSecure } from './client.ts'
import type { BackendSettings } from './services.ts'

/** The cart's own cookie, and the one that tells the page that there is a cart (decisions §3). */
export const CART_COOKIES = { token: 'CART', flag: 'hasCart' } as const

/** Two weeks, in seconds. */
const CART_SECONDS = 14 * 24 * 3600

/** The token of the visitor's cart; undefined when the visitor has none. */
export function cartToken(context: Context): CartToken | undefined {
  const token = getCookie(context, CART_COOKIES.token)
  return token ? { token, hash: hashToken(token) } : undefined
}

/** The hash by which the visitor's cart is kept; undefined when the visitor has none. */
export const cartHash = (context: Context): string | undefined => cartToken(context)?.hash

export interface CartToken {
  readonly token: string
  readonly hash: string
}

/** A token for a cart that begins. */
export function newCartToken(): CartToken {
  const token = randomBytes(24).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** Gives the visitor a cart's cookies. @returns the hash by which the cart is kept. */
export function giveCart(
  context: Context,
  settings: BackendSettings,
  { token, hash }: CartToken = newCartToken(),
): string {
  const cookie = {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure(context, settings),
    maxAge: CART_SECONDS,
  } as const
  setCookie(context, CART_COOKIES.token, token, { ...cookie, httpOnly: true })
  setCookie(context, CART_COOKIES.flag, 'true', cookie)
  return hash
}

/** Takes a cart's cookies away, once it has been bought. */
export function loseCart(context: Context): void {
  for (const name of Object.values(CART_COOKIES)) deleteCookie(context, name, { path: '/' })
}

/** Parts the visitor from the cart of an account: with a copy that belongs to nobody, or with none. */
export async function leaveCart(
  context: Context,
  db: Database,
  settings: BackendSettings,
  keepsCopy: boolean,
): Promise<void> {
  const hash = cartHash(context)
  if (hash === undefined) return
  if (keepsCopy) return copyCart(db, hash, { id: randomUUID(), tokenHash: giveCart(context, settings) })
  loseCart(context)
}
