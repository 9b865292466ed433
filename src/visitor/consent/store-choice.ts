import { ALLOWED_COOKIE, cookieIn, RECORD_COOKIE } from '../core/cookies'
import { cookieText } from '../tracking/tracking'
import type { ChoiceRecord, CookieJar } from './consent-cookies'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Lifetime of a stored choice: 30 days in `compat` [CKB-15], else the six months that data protection
 * authorities recommend.
 */
export const CHOICE_MS = { compat: 30 * DAY_MS, gdpr: 180 * DAY_MS } as const

/**
 * Stores a choice for `lifetimeMs`.
 *
 * @param record missing in `compat`, which only knows yes and no.
 * @returns false if the page cannot store cookies: the choice then lasts until the page unloads.
 */
export function storeChoice(
  isAllowed: boolean,
  record: ChoiceRecord | undefined,
  lifetimeMs: number,
  jar: CookieJar = document,
): boolean {
  const allowed = isAllowed ? '1' : '0'
  writeCookie(ALLOWED_COOKIE, allowed, lifetimeMs, jar)
  if (record) writeCookie(RECORD_COOKIE, JSON.stringify(record), lifetimeMs, jar)
  try {
    return cookieIn(jar.cookie, ALLOWED_COOKIE) === allowed
  } catch {
    return false
  }
}

function writeCookie(name: string, value: string, lifetimeMs: number, jar: CookieJar): void {
  const isSecure = globalThis.location?.protocol === 'https:'
  try {
    jar.cookie = cookieText(name, encodeURIComponent(value), Math.round(lifetimeMs / 1000), isSecure)
  } catch {
    // The caller checks whether it was stored.
  }
}
