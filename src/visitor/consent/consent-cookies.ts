import { isRecord, parseJson } from '../../data/core/json'
import { forget, localArea, type StorageArea } from '../../data/core/storage'
import type { ConsentChoice } from '../core/consent-store'
import { ALLOWED_COOKIE, cookieIn, cookieText, TRACKING_COOKIES } from '../core/tracking'
import type { KeptChoice } from './consent.state'

/** The choice of each category, as JSON. */
export const RECORD_COOKIE = 'ss_consent'

/** The cookies of a page. Asking alone can throw, in a sandboxed frame. */
interface CookieJar {
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

/** A choice as the visitor's browser keeps it, and as the site's records do. */
export interface ChoiceRecord extends ConsentChoice {
  /** Made at random with the first choice; it says nothing of the visitor. */
  readonly id: string
  /** Of the settings that the visitor has answered. */
  readonly version: string
  /** When, in ms since 1970. */
  readonly time: number
  /** Global Privacy Control was on: the visitor has chosen all the same. */
  readonly isOptedOut: boolean
}

/** Reads a record; undefined for anything that is none. */
export function readRecord(text: string | undefined): ChoiceRecord | undefined {
  let value: unknown
  try {
    value = parseJson(text ?? 'null')
  } catch {
    // Whoever has spoilt it is asked again.
    return undefined
  }
  if (!isRecord(value)) return undefined
  const { id, version, time, functional, analytics, marketing, isOptedOut } = value
  const isValid =
    typeof id === 'string' &&
    typeof version === 'string' &&
    typeof time === 'number' &&
    typeof functional === 'boolean' &&
    typeof analytics === 'boolean' &&
    typeof marketing === 'boolean'
  if (!isValid) return undefined
  return { id, version, time, functional, analytics, marketing, isOptedOut: isOptedOut === true }
}

/** The cookies of the analytics that most sites add. */
const ANALYTICS = /^(_ga(_.*)?|_gid|_gat(_.*)?)$/

/** The cookies of the advertisements that most sites add. */
const MARKETING = /^(_gcl_.*|_fbp|_fbc)$/

/** What the analytics keep elsewhere (decisions §3). */
const ANALYTICS_KEYS = ['ss_analytics_id', 'ss_analytics_id_expiry']

/** Removes the tracking cookies that the visitor has not agreed to, on the host and the domains above it (B4 L231). */
export function clearTrackingCookies(
  { analytics, marketing }: ConsentChoice,
  jar: CookieJar = document,
  host = location.hostname,
  area: StorageArea = localArea,
): void {
  if (!analytics) for (const key of ANALYTICS_KEYS) forget(area, key)
  for (const name of cookieNames(jar)) {
    if ((analytics || !isAnalytics(name)) && (marketing || !MARKETING.test(name))) continue
    for (const domain of ['', ...domainsOf(host)]) {
      jar.cookie = cookieText(name, '', 0, false) + (domain && `; Domain=${domain}`)
    }
  }
}

const isAnalytics = (name: string): boolean =>
  ANALYTICS.test(name) || TRACKING_COOKIES.some(own => own === name)

function cookieNames(jar: CookieJar): string[] {
  try {
    return jar.cookie.split('; ').map(pair => pair.replace(/=.*/s, ''))
  } catch {
    // A page that may read no cookies has none to clear.
    return []
  }
}

/** `www.shop.example` → itself and `shop.example`. */
function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}
