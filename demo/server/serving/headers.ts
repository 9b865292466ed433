import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { SITE_USER_XSRF_HEADER } from '../../../src/calls/auth.ts'
import { CRUMB_HEADER } from '../../../src/calls/core/crumb.ts'
import { incomingOf } from '../requests/client.ts'
import type { BackendSettings } from '../requests/services.ts'

/**
 * Sets the headers of calls: whether pages of the origin may read the answer, and that nothing stores it unless it says
 * otherwise. They are set on the finished answer itself: `context.header()`, and the middleware of Hono, would make it
 * anew, with a stream as its body.
 */
export function callHeaders({ origins }: BackendSettings): MiddlewareHandler {
  const preflight = cors({
    origin: origin => (origins.includes(origin) ? origin : undefined),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Content-Type', CRUMB_HEADER, SITE_USER_XSRF_HEADER],
    maxAge: 600,
  })
  return async (context, next) => {
    if (context.req.method === 'OPTIONS') return preflight(context, next)
    await next()
    const { headers } = context.res
    // Answers of calls are a visitor's own: some caches store whatever does not forbid it.
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
    headers.append('vary', 'Origin')
    const origin = context.req.header('origin')
    if (origin === undefined || !origins.includes(origin)) return
    headers.set('access-control-allow-origin', origin)
    headers.set('access-control-allow-credentials', 'true')
  }
}

/**
 * Refuses what a proxy in front may read differently: bodies in any transfer coding but `chunked` itself, such as
 * `identity, chunked`, of which it may see the end, and so the start of the next request, elsewhere; and more than one
 * `Host`.
 */
export const refuseAmbiguousRequests: MiddlewareHandler = async (context, next) => {
  const coding = context.req.header('transfer-encoding')?.trim().toLowerCase() ?? 'chunked'
  const hosts = incomingOf(context)?.headersDistinct['host'] ?? []
  if (coding === 'chunked' && hosts.length <= 1) return next()
  // What follows on the connection cannot be told from this body.
  context.header('connection', 'close')
  return coding === 'chunked'
    ? context.json({ error: 'The request has more than one Host header.' }, 400)
    : context.json({ error: 'Only the transfer coding "chunked" is supported.' }, 501)
}

/**
 * Sets the security headers of public pages and files. A page's own policy for scripts and styles is kept, as is the
 * whole one of the owner's pages.
 */
export function pageHeaders({ frameAncestors }: BackendSettings): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers } = context.res
    headers.set('x-content-type-options', 'nosniff')
    if (!headers.get('content-type')?.startsWith('text/html')) return
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    const own = headers.get('content-security-policy')
    if (own?.includes('frame-ancestors')) return
    const all = `frame-ancestors ${frameAncestors}; base-uri 'self'; object-src 'none'`
    headers.set('content-security-policy', own ? `${all}; ${own}` : all)
  }
}
