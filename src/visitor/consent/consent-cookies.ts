import { dom } from '../../data/core/dom'
import { isRecord, parseJson } from '../../data/core/json'
import type { ConsentChoice } from '../core/consent-store'
import { ALLOWED_COOKIE, cookieIn, RECORD_COOKIE } from '../core/cookies'

/** A document's cookies. Reading them throws in a sandboxed frame. */
export interface CookieJar {
  cookie: string
}

/** The choice stored by an earlier visit. */
export interface StoredChoice {
  /** The value of `ss_cookieAllowed`: '1', '0' or missing. */
  readonly allowed: string | undefined
  readonly record: ChoiceRecord | undefined
}

/** Reads the stored choice. */
export function readChoice(jar: CookieJar = dom): StoredChoice {
  let allowed: string | undefined
  let record: ChoiceRecord | undefined
  try {
    allowed = cookieIn(jar.cookie, ALLOWED_COOKIE)?.match(/^[01]$/)?.[0]
    record = readRecord(decodeURIComponent(cookieIn(jar.cookie, RECORD_COOKIE) ?? 'null'))
  } catch {
    // Without access to cookies there is no choice; a damaged record means asking again.
  }
  return { allowed, record }
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

/**
 * Parses a record; `undefined` if it is invalid.
 *
 * @throws SyntaxError if the text is not JSON.
 */
export function readRecord(text: string): ChoiceRecord | undefined {
  const value: unknown = parseJson(text)
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
