import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { RateLimit } from '../database/rate-limits.ts'
import type { BackendSettings } from './services.ts'

/** Whether the request comes from this site, an allowed origin, or no browser at all. */
export function isAllowedOrigin(context: Context, { origins }: BackendSettings): boolean {
  const origin = context.req.header('origin')
  // A referrer policy may hide the origin; `Sec-Fetch-Site` still tells whether it is the same site.
  if (origin === undefined || origin === 'null') {
    const site = context.req.header('sec-fetch-site')
    return site === undefined ? origin === undefined : site === 'same-origin' || site === 'none'
  }
  return origins.includes(origin) || hostOf(origin) === context.req.header('host')
}

/** Like `isAllowedOrigin`, and accepts image requests by their referrer, since they send no origin. */
export function isAllowedPage(context: Context, settings: BackendSettings): boolean {
  const { origin, referer } = context.req.header()
  const page = origin === undefined && referer && URL.canParse(referer) ? new URL(referer).origin : ''
  return settings.origins.includes(page) || isAllowedOrigin(context, settings)
}

/** Whether the request comes from another, allowed site: browsers do not send our Lax cookies with it. */
export function isAllowedCrossOrigin(context: Context, { origins }: BackendSettings): boolean {
  return origins.includes(context.req.header('origin') ?? '')
}

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined

/** The client's address. */
export function addressOf(context: Context, { trustProxy }: BackendSettings): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || getConnInfo(context).remote.address || 'unknown'
}

/** Whether the visitor uses HTTPS, directly or through a trusted proxy. */
export function isSecure(context: Context, { trustProxy }: BackendSettings): boolean {
  if (trustProxy && context.req.header('x-forwarded-proto') === 'https') return true
  return new URL(context.req.url).protocol === 'https:'
}

/** The site's origin as the visitor sees it. */
export function originOf(context: Context, settings: BackendSettings): string {
  return `${isSecure(context, settings) ? 'https' : 'http'}://${new URL(context.req.url).host}`
}

const windows = new Map<string, { endsAt: number; hits: number }>()

/** Size of the in-memory table. It is cleared when full, so attacks from more addresses are not limited. */
const MAX_ADDRESSES = 10_000

/** Counts a call in memory. @returns false if the address exceeds the limit */
export function isWithinMinute(address: string, { max, windowMs }: RateLimit, now = Date.now()): boolean {
  const known = windows.get(address)
  if (known && known.endsAt > now) {
    known.hits += 1
    return known.hits <= max
  }
  if (windows.size >= MAX_ADDRESSES) windows.clear()
  windows.set(address, { endsAt: now + windowMs, hits: 1 })
  return true
}
