import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { RateLimit } from '../database/rate-limits.ts'
import type { BackendSettings } from './services.ts'

/** Whether the page that calls is ours, or one that we let in; what no browser sent may pass. */
export function isKnownOrigin(context: Context, { origins }: BackendSettings): boolean {
  const origin = context.req.header('origin')
  // A page may hide its origin by its referrer policy; the browser still says whose it is.
  if (origin === undefined || origin === 'null') {
    const site = context.req.header('sec-fetch-site')
    return site === undefined ? origin === undefined : site === 'same-origin' || site === 'none'
  }
  return origins.includes(origin) || hostOf(origin) === context.req.header('host')
}

/** As `isKnownOrigin`, also for images, which name no origin but the page that shows them. */
export function isKnownPage(context: Context, settings: BackendSettings): boolean {
  const { origin, referer } = context.req.header()
  const page = origin === undefined && referer && URL.canParse(referer) ? new URL(referer).origin : ''
  return settings.origins.includes(page) || isKnownOrigin(context, settings)
}

/** Whether another site's page calls that we let in: the browser keeps our Lax cookies from it. */
export function isGuestOrigin(context: Context, { origins }: BackendSettings): boolean {
  return origins.includes(context.req.header('origin') ?? '')
}

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined

/** Where the call comes from. */
export function addressOf(context: Context, { trustsProxy }: BackendSettings): string {
  const forwarded = trustsProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || getConnInfo(context).remote.address || 'unknown'
}

/** Whether the visitor came by https, to us or to the proxy before us. */
export function isSecure(context: Context, { trustsProxy }: BackendSettings): boolean {
  if (trustsProxy && context.req.header('x-forwarded-proto') === 'https') return true
  return new URL(context.req.url).protocol === 'https:'
}

/** The origin by which the visitor reached us, or the proxy before us. */
export function originOf(context: Context, settings: BackendSettings): string {
  return `${isSecure(context, settings) ? 'https' : 'http'}://${new URL(context.req.url).host}`
}

const windows = new Map<string, { endsAt: number; hits: number }>()

/** Addresses that are remembered at most: who comes from more is not stopped by counting. */
const MOST_ADDRESSES = 10_000

/** Counts a call from an address, in memory: what is not worth a row of the database. */
export function isWithinMinute(address: string, { most, windowMs }: RateLimit, now = Date.now()): boolean {
  const known = windows.get(address)
  if (known && known.endsAt > now) {
    known.hits += 1
    return known.hits <= most
  }
  if (windows.size >= MOST_ADDRESSES) windows.clear()
  windows.set(address, { endsAt: now + windowMs, hits: 1 })
  return true
}
