import { type Access, accessStorage, localArea, type StorageArea, sessionArea } from '../../data/core/storage'
import { consentSettings, isRestrictive } from '../../site/core/consent-settings'
import type { SiteContext } from '../../site/core/site-store'
import { ALLOWED_COOKIE, cookieIn } from '../core/tracking'

/** What a visit knows of itself (B3 L148). */
export interface SessionInfo {
  readonly isFirstLanding: boolean
  readonly isFirstSession: boolean
  readonly sessionId: string
}

/** Storage keys (decisions §3). */
export const SESSION_KEY = 'ss_session_id'
export const LANDED_KEY = 'ss_landed'

interface Areas {
  readonly session: StorageArea
  readonly local: StorageArea
}

const AREAS: Areas = { session: sessionArea, local: localArea }

/**
 * Tells the first page of a session from those after it, and the first session from later ones (B4 L262), and keeps
 * that there has been one. Where storage is forbidden every page counts as a later one, so that nothing is counted
 * again and again.
 */
export function beginSession(makeId: () => string, { session, local }: Areas = AREAS): SessionInfo {
  const fresh = makeId()
  const id = takeOrSet(session, SESSION_KEY, fresh)
  const landed = takeOrSet(local, LANDED_KEY, 'true')
  return {
    isFirstLanding: id.success && id.value === null,
    isFirstSession: landed.success && landed.value === null,
    sessionId: (id.success && id.value) || fresh,
  }
}

/** Forgets that there was a session: the visitor does not agree any more. */
export function forgetSession({ session, local }: Areas = AREAS): void {
  accessStorage(session, storage => storage.removeItem(SESSION_KEY))
  accessStorage(local, storage => storage.removeItem(LANDED_KEY))
}

/** What stands under `key`; null where nothing did, and `value` does now. */
const takeOrSet = (area: StorageArea, key: string, value: string): Access<string | null> =>
  accessStorage(area, storage => {
    const known = storage.getItem(key)
    if (known === null) storage.setItem(key, value)
    return known
  })

/** How long an analytics id lives: 390 days, in ms (B9 L381). */
export const ANALYTICS_ID_LIFETIME_MS = 390 * 24 * 3600_000

/** Storage keys (decisions §3). */
const ID_KEY = 'ss_analytics_id'
const EXPIRY_KEY = 'ss_analytics_id_expiry'

/** Said where the id does not outlive the page (B8 L323). */
export const ID_NOT_STORED = 'Unable to store analyticsId'

/** The visitor's analytics id: the stored one until it expires, else a new one, with a warning where it cannot be stored. */
export function analyticsId(
  makeId: () => string,
  now: number,
  area: StorageArea = localArea,
  warn: (message: string) => void = message => console.warn(message),
): string {
  const id = makeId()
  const access = accessStorage(area, storage => {
    const known = storage.getItem(ID_KEY)
    const expiry = Number(storage.getItem(EXPIRY_KEY))
    // A clock that once ran ahead must not keep an id for ever.
    if (known && now < expiry && expiry <= now + ANALYTICS_ID_LIFETIME_MS) return known
    storage.setItem(ID_KEY, id)
    storage.setItem(EXPIRY_KEY, `${now + ANALYTICS_ID_LIFETIME_MS}`)
    return id
  })
  if (access.success) return access.value
  warn(ID_NOT_STORED)
  return id
}

/** Removes the id: the visitor does not agree any more. */
export function forgetAnalyticsId(area: StorageArea = localArea): void {
  accessStorage(area, storage => {
    storage.removeItem(ID_KEY)
    storage.removeItem(EXPIRY_KEY)
  })
}

/**
 * Whether visits may be kept (B4 L231).
 *
 * @param hasAgreed the visitor has said so on this page; without it the cookie of an earlier choice counts.
 */
export function mayKeepVisits(context: SiteContext, cookies: string, hasAgreed: boolean): boolean {
  if (consentSettings(context).isRestrictiveCookiePolicyAbsolute) return false
  return hasAgreed || !isRestrictive(context) || cookieIn(cookies, ALLOWED_COOKIE) === '1'
}
