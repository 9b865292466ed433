import { dom } from '../../data/core/dom'
import { ALLOWED_COOKIE, cookieIn, cookieText, RECORD_COOKIE } from '../core/cookies'
import type { CookieJar, StoredChoice } from './consent-cookies'

const DAY_S = 24 * 60 * 60

/**
 * Stores a choice: for 30 days in `compat`, which only knows yes and no and so has no record, else for the six
 * months that data protection authorities recommend.
 *
 * @returns false if the page cannot store cookies: the choice then lasts until the page unloads.
 */
export function storeChoice({ allowed = '', record }: StoredChoice, jar: CookieJar = dom): boolean {
  const isSecure = globalThis.location?.protocol === 'https:'
  const write = (name: string, value: string): void => {
    jar.cookie = cookieText(name, value, (record ? 180 : 30) * DAY_S, isSecure)
  }
  try {
    write(ALLOWED_COOKIE, allowed)
    if (record) write(RECORD_COOKIE, encodeURIComponent(JSON.stringify(record)))
    return cookieIn(jar.cookie, ALLOWED_COOKIE) === allowed
  } catch {
    return false
  }
}
