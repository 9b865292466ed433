import { isRecord, parseJson } from '../../data/core/json'
import { localArea, removeTimed, type StorageArea } from '../../data/core/storage'
import type { ConsentChoice } from '../core/consent-store'
import { ALLOWED_COOKIE, cookieIn, cookieText, TRACKING_COOKIES } from '../core/tracking'
import type { StoredChoice } from './consent.state'

/** The cookie with the choice per category, as JSON. */
export const RECORD_COOKIE = 'ss_consent'

/** A document's cookies. Reading them throws in a sandboxed frame. */
interface CookieJar {
  cookie: string
}

/** Reads the stored choice. */
export function readChoice(jar: CookieJar = document): StoredChoice {
  const allowed = readCookie(ALLOWED_COOKIE, jar)
  return {
    allowed: allowed === '1' || allowed === '0' ? allowed : undefined,
    record: readRecord(readCookie(RECORD_COOKIE, jar)),
  }
}

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
  return readCookie(ALLOWED_COOKIE, jar) === allowed
}

/** The value of a cookie; `undefined` if it is missing or unreadable. */
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
    // The caller checks whether it was stored.
  }
}

/** A choice as the visitor's browser and the site's records store it. */
export interface ChoiceRecord extends ConsentChoice {
  /** Random, made with the first choice; identifies nobody. */
  readonly id: string
  /** The version of the settings that the visitor answered. */
  readonly version: string
  /** Time in ms since 1970. */
  readonly time: number
  /** Global Privacy Control was on when the visitor chose. */
  readonly isOptedOut: boolean
}

/** Parses a record; `undefined` if it is invalid. */
export function readRecord(text: string | undefined): ChoiceRecord | undefined {
  let value: unknown
  try {
    value = parseJson(text ?? 'null')
  } catch {
    // A damaged record means asking again.
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

/** Cookies of common analytics scripts. */
const ANALYTICS = /^(_ga(_.*)?|_gid|_gat(_.*)?)$/

/** Cookies of common advertising scripts. */
const MARKETING = /^(_gcl_.*|_fbp|_fbc)$/

/** Storage keys of the analytics. */
const ANALYTICS_KEYS = ['ss_analytics_id', 'ss_analytics_id_expiry']

/**
 * Deletes the tracking cookies that the visitor has not agreed to, on the host and its parent domains
 * [CKB-16].
 */
export function clearTrackingCookies(
  { analytics, marketing }: ConsentChoice,
  jar: CookieJar = document,
  host = location.hostname,
  area: StorageArea = localArea,
): void {
  if (!analytics) for (const key of ANALYTICS_KEYS) removeTimed(area, key)
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
    // A page without access to cookies has none to delete.
    return []
  }
}

/** `www.shop.example` → itself and `shop.example`. */
function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}
