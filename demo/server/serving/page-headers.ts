import type { MiddlewareHandler } from 'hono'
import type { BackendSettings } from '../requests/services.ts'

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
