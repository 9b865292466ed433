import { isRecord, parseJson } from '../../data/core/json'
import type { ConsentChoice } from '../core/consent-store'
import { ALLOWED_COOKIE, cookieIn } from '../core/cookies'
import { cookieText } from '../tracking/tracking'
import type { StoredChoice } from './consent.state'

/** The cookie with the choice per category, as JSON. */
export const RECORD_COOKIE = 'ss_consent'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Lifetime of a stored choice: 30 days in `compat` [CKB-15], else the six months that data protection
 * authorities recommend.
 */
export const CHOICE_MS = { compat: 30 * DAY_MS, gdpr: 180 * DAY_MS } as const

/** A document's cookies. Reading them throws in a sandboxed frame. */
export interface CookieJar {
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
