import { consentSettings, isRestrictive } from '../../site/core/consent-settings'
import type { SiteContext } from '../../site/core/site-store'
import { ALLOWED_COOKIE, cookieIn } from '../core/tracking-cookies'

/**
 * Whether visits may be kept (B4 L231).
 *
 * @param hasAgreed the visitor has said so on this page; without it the cookie of an earlier choice counts.
 */
export function mayKeepVisits(context: SiteContext, cookies: string, hasAgreed: boolean): boolean {
  if (consentSettings(context).isRestrictiveCookiePolicyAbsolute) return false
  return hasAgreed || !isRestrictive(context) || cookieIn(cookies, ALLOWED_COOKIE) === '1'
}
