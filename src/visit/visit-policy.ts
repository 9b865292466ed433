import { ALLOWED_COOKIE } from '../consent/allowed-cookie'
import { isRestrictive } from '../consent/when-consented'
import { valueAt } from '../value-at'
import { isNeverKept } from './never-kept'
import { cookieIn } from './tracking-cookies'

/**
 * Whether visits may be kept (B4 L231).
 *
 * @param hasAgreed the visitor has said so on this page; without it the cookie of an earlier choice counts.
 */
export function mayKeepVisits(context: object, cookies: string, hasAgreed: boolean): boolean {
  if (isNeverKept(context)) return false
  return (
    hasAgreed ||
    !isRestrictive(valueAt(context, ['cookieSettings'])) ||
    cookieIn(cookies, ALLOWED_COOKIE) === '1'
  )
}
