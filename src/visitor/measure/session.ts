import { type Access, accessStorage, localArea, type StorageArea, sessionArea } from '../../data/core/access'

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
    isFirstLanding: id.ok && id.value === null,
    isFirstSession: landed.ok && landed.value === null,
    sessionId: (id.ok && id.value) || fresh,
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
