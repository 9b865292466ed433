import type { MiddlewareHandler } from 'hono'
import type { BackendSettings } from '../requests/services.ts'

/**
 * Sets the security headers of public pages and files. Pages with a policy of their own, such as the owner's, keep
 * it.
 */
export function pageHeaders({ frameAncestors }: BackendSettings): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers } = context.res
    headers.set('x-content-type-options', 'nosniff')
    if (!headers.get('content-type')?.startsWith('text/html')) return
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    if (!headers.has('content-security-policy')) {
      headers.set(
        'content-security-policy',
        `frame-ancestors ${frameAncestors}; base-uri 'self'; object-src 'none'`,
      )
    }
  }
}
