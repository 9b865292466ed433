import { randomBytes, randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { hashToken } from '../database/accounts.ts'
import { copyCart } from '../database/carts.ts'
import type { Database } from '../database/open-database.ts'
import { isSecure } from './client.ts'
import type { BackendSettings } from './services.ts'

/** The cart's token cookie, and the flag that tells scripts that a cart exists. */
export const CART_COOKIES = { token: 'CART', flag: 'hasCart' } as const

/** Two weeks, in seconds. */
const CART_SECONDS = 14 * 24 * 3600

/** The visitor's cart token; undefined without a cart. */
export function cartToken(context: Context): CartToken | undefined {
  const token = getCookie(context, CART_COOKIES.token)
  return token ? { token, hash: hashToken(token) } : undefined
}

/** The hash under which the visitor's cart is stored; undefined without a cart. */
export const cartHash = (context: Context): string | undefined => cartToken(context)?.hash

export interface CartToken {
  readonly token: string
  readonly hash: string
}

/** Creates the token of a new cart. */
export function newCartToken(): CartToken {
  const token = randomBytes(24).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** Sets the cart cookies. @returns the hash under which the cart is stored */
export function setCartCookies(
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

/** Deletes the cart cookies once the cart has been purchased. */
export function clearCartCookies(context: Context): void {
  for (const name of Object.values(CART_COOKIES)) deleteCookie(context, name, { path: '/' })
}

/** Detaches the visitor from an account's cart, either with an anonymous copy of it or with no cart. */
export async function detachCart(
  context: Context,
  db: Database,
  settings: BackendSettings,
  keepsCopy: boolean,
): Promise<void> {
  const hash = cartHash(context)
  if (hash === undefined) return
  if (keepsCopy) return copyCart(db, hash, { id: randomUUID(), tokenHash: setCartCookies(context, settings) })
  clearCartCookies(context)
}
