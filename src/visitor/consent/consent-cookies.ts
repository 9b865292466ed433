import { isRecord, parseJson } from '../../data/core/json'
import type { ConsentChoice } from '../core/consent-store'
import { ALLOWED_COOKIE, cookieIn, RECORD_COOKIE } from '../core/cookies'
import type { StoredChoice } from './consent.state'

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

/** The value of a cookie; `undefined` if it is missing or unreadable. */
export function readCookie(name: string, jar: CookieJar): string | undefined {
  try {
    const value = cookieIn(jar.cookie, name)
    return value && decodeURIComponent(value)
  } catch {
    return undefined
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
  const types = [id, version, time, functional, analytics, marketing].map(each => typeof each)
  if (`${types}` !== 'string,string,number,boolean,boolean,boolean') return undefined
  return {
    id,
    version,
    time,
    functional,
    analytics,
    marketing,
    isOptedOut: isOptedOut === true,
  } as ChoiceRecord
}
