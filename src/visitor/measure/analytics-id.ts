import { accessStorage, localArea, type StorageArea } from '../../data/core/access'

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
  if (access.ok) return access.value
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
