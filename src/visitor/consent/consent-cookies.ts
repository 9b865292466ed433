import { ALLOWED_COOKIE, cookieIn, cookieText } from '../core/tracking-cookies'
import { type ChoiceRecord, readRecord } from './choice-record'
import type { KeptChoice } from './consent.state'

/** The choice of each category, as JSON. */
export const RECORD_COOKIE = 'ss_consent'

/** The cookies of a page. Asking alone can throw, in a sandboxed frame. */
export interface CookieJar {
  cookie: string
}

/** What is kept of an earlier choice. */
export function keptChoice(jar: CookieJar = document): KeptChoice {
  const allowed = readCookie(ALLOWED_COOKIE, jar)
  return {
    allowed: allowed === '1' || allowed === '0' ? allowed : undefined,
    record: readRecord(readCookie(RECORD_COOKIE, jar)),
  }
}

/**
 * Keeps a choice for `lifetimeMs`.
 *
 * @param record none in `compat`, which knows yes and no alone.
 * @returns false where the page may keep no cookies: the choice then holds until the page goes.
 */
export function keepChoice(
  isAllowed: boolean,
  record: ChoiceRecord | undefined,
  lifetimeMs: number,
  jar: CookieJar = document,
): boolean {
  const allowed = isAllowed ? '1' : '0'
  writeCookie(ALLOWED_COOKIE, allowed, lifetimeMs, jar)
  if (record) writeCookie(RECORD_COOKIE, JSON.stringify(record), lifetimeMs, jar)
  return readCookie(ALLOWED_COOKIE, jar) === allowed
}

/** The value of a cookie; undefined where there is none, it cannot be read, or the page may read none. */
export function readCookie(name: string, jar: CookieJar): string | undefined {
  try {
    const value = cookieIn(jar.cookie, name)
    return value && decodeURIComponent(value)
  } catch {
    return undefined
  }
}

function writeCookie(name: string, value: string, lifetimeMs: number, jar: CookieJar): void {
  const isSecure = globalThis.location?.protocol === 'https:'
  try {
    jar.cookie = cookieText(name, encodeURIComponent(value), Math.round(lifetimeMs / 1000), isSecure)
  } catch {
    // The caller looks whether it is there.
  }
}
