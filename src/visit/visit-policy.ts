import { valueAt } from '../value-at'
import { isNeverKept } from './never-kept'
import { cookieIn } from './tracking-cookies'

/** The visitor's choice at the banner: only `1` is consent (A9 L147; decisions §3). */
export const CONSENT_COOKIE = 'ss_cookieAllowed'

/** The owner wants no statistics cookie before the visitor agrees; read from either name (decisions, row 27). */
export const isRestrictive = (context: object): boolean =>
  ['isRestrictiveCookiePolicyEnabled', 'isAnalyticsCookiesDisabled'].some(
    name => valueAt(context, ['cookieSettings', name]) === true,
  )

/**
 * Whether visits may be kept (B4 L231).
 *
 * @param hasAgreed the visitor has said so on this page; without it the cookie of an earlier choice counts.
 */
export function mayKeepVisits(context: object, cookies: string, hasAgreed: boolean): boolean {
  if (isNeverKept(context)) return false
  return hasAgreed || !isRestrictive(context) || cookieIn(cookies, CONSENT_COOKIE) === '1'
}
