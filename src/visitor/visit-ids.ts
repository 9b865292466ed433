import { type Access, accessStorage, localArea, type StorageArea, sessionArea } from '../data/storage'
import type { SiteContext } from '../site/core/site-store'
import { consentSettings, isRestrictive } from '../site/slices/consent-settings'
import { ALLOWED_COOKIE, cookieIn } from './core/cookies'

/** The session facts of a page view. */
interface SessionInfo {
  readonly isFirstLanding: boolean
  readonly isFirstSession: boolean
  readonly sessionId: string
}

/** Storage keys. */
const SESSION_KEY = 'ss_session_id'
const LANDED_KEY = 'ss_landed'

interface Areas {
  readonly session: StorageArea
  readonly local: StorageArea
}

const AREAS: Areas = { session: sessionArea, local: localArea }

/**
 * Distinguishes the first page of a session and the first session of all, and stores the session. Without
 * storage every page counts as a later one, so that nothing is counted twice.
 */
export function beginSession(makeId: () => string, { session, local }: Areas = AREAS): SessionInfo {
  const fresh = makeId()
  const id = takeOrSet(session, SESSION_KEY, fresh)
  const landed = takeOrSet(local, LANDED_KEY, 'true')
  return {
    isFirstLanding: id.ok && id.value === null,
    isFirstSession: landed.ok && landed.value === null,
    sessionId: (id.ok && id.value) || fresh,
  }
}

/** Deletes the session id after consent is withdrawn. */
export function forgetSession({ session, local }: Areas = AREAS): void {
  accessStorage(session, storage => storage.removeItem(SESSION_KEY))
  accessStorage(local, storage => storage.removeItem(LANDED_KEY))
}

/** The value under `key`, or null after storing `value`. */
const takeOrSet = (area: StorageArea, key: string, value: string): Access<string | null> =>
  accessStorage(area, storage => {
    const known = storage.getItem(key)
    if (known === null) storage.setItem(key, value)
    return known
  })

/** Lifetime of an analytics id: 390 days, in ms [ANA-34]. */
export const ANALYTICS_ID_LIFETIME_MS = 390 * 24 * 3600_000

/** Storage keys. */
const ID_KEY = 'ss_analytics_id'
const EXPIRY_KEY = 'ss_analytics_id_expiry'

/** The warning if the id cannot be stored [ANA-19]. */
const ID_NOT_STORED = 'Unable to store analyticsId'

/**
 * The visitor's analytics id: the stored one until it expires, else a new one, with a warning if it cannot be
 * stored.
 */
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
    // A clock that ran ahead must not extend an id's life.
    if (known && now < expiry && expiry <= now + ANALYTICS_ID_LIFETIME_MS) return known
    storage.setItem(ID_KEY, id)
    storage.setItem(EXPIRY_KEY, `${now + ANALYTICS_ID_LIFETIME_MS}`)
    return id
  })
  if (access.ok) return access.value
  warn(ID_NOT_STORED)
  return id
}

/** Deletes the id after consent is withdrawn. */
export function forgetAnalyticsId(area: StorageArea = localArea): void {
  accessStorage(area, storage => {
    storage.removeItem(ID_KEY)
    storage.removeItem(EXPIRY_KEY)
  })
}

/**
 * Whether visits may be stored.
 *
 * @param hasAgreed whether the visitor has agreed on this page; otherwise the cookie of an earlier choice
 * decides.
 */
export function mayStoreVisits(context: SiteContext, cookies: string, hasAgreed: boolean): boolean {
  if (consentSettings(context).isRestrictiveCookiePolicyAbsolute) return false
  return hasAgreed || !isRestrictive(context) || cookieIn(cookies, ALLOWED_COOKIE) === '1'
}
