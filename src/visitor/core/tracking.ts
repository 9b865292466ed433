import { account, isAuthenticated, isViewerOnly } from '../../site/core/account'
import { consentSettings } from '../../site/core/consent-settings'
import { isConfigPath } from '../../site/core/edit-mode'
import { pageSettings } from '../../site/core/page'
import { $site } from '../../site/core/site'
import type { SiteContext } from '../../site/core/site-store'

/**
 * Whether visits count: those of visitors, and of accounts that may only look, outside the owner's panel. Nobody
 * else's (A6 L96, B6 L285).
 */
export function isTracked(context: SiteContext, path: string): boolean {
  const who = account(context)
  return !isAuthenticated(who) || (isViewerOnly(who) && !isConfigPath(path))
}

/** Whether what this visitor does with a block is counted, once they have agreed: by the same rule as their visit. */
export function isCounted(): boolean {
  const isNeverKept = consentSettings().isRestrictiveCookiePolicyAbsolute
  return pageSettings().analytics && !isNeverKept && isTracked($site.get(), location.pathname)
}

/** Whether the visitor has agreed to cookies: `1` is consent, `0` a refusal [CKB-15]. */
export const ALLOWED_COOKIE = 'ss_cookieAllowed'

/** The two cookies of a visit (decisions §3). */
export const VISITOR_COOKIE = 'ss_cvr'
export const VISIT_COOKIE = 'ss_cvt'

/** Every cookie that statistics have ever set: all go where the visitor does not agree (B4 L231; decisions §3). */
export const TRACKING_COOKIES = [VISITOR_COOKIE, VISIT_COOKIE, 'ss_cid', 'ss_cvisit', 'ss_cpvisit'] as const

/** The value of a cookie among those of `document.cookie`. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const start = `${name}=`
  return cookies
    .split(/; ?/)
    .find(pair => pair.startsWith(start))
    ?.slice(start.length)
}

/** What sets a cookie for the whole site; 0 seconds remove it. */
export const cookieText = (name: string, value: string, lifetimeS: number, isSecure: boolean): string =>
  `${name}=${value}; path=/; max-age=${lifetimeS}; SameSite=Lax${isSecure ? '; Secure' : ''}`
