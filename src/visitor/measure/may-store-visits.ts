import { consentSettings, isRestrictive } from '../../site/core/consent-settings'
import type { SiteContext } from '../../site/core/site-store'
import { ALLOWED_COOKIE, cookieIn } from '../core/tracking'

/**
 * Whether visits may be stored [ANA-41].
 *
 * @param hasAgreed whether the visitor has agreed on this page; otherwise the cookie of an earlier choice
 * decides.
 */
export function mayStoreVisits(context: SiteContext, cookies: string, hasAgreed: boolean): boolean {
  if (consentSettings(context).isRestrictiveCookiePolicyAbsolute) return false
  return hasAgreed || !isRestrictive(context) || cookieIn(cookies, ALLOWED_COOKIE) === '1'
}
