import { isRecord, parseJson } from './json'

/** A value as storage holds it [CTX-21]. */
export interface Timed {
  readonly value: unknown
  /** Time in ms from which the value counts as gone. Without one it stays. */
  readonly expiry?: number
}

/** Keeps a JSON value, for `lifetimeMs` or for as long as the storage does. */
export function keep(
  area: StorageArea,
  key: string,
  value: unknown,
  lifetimeMs?: number,
  now = Date.now(),
): Access<void> {
  const timed: Timed = lifetimeMs === undefined ? { value } : { value, expiry: now + lifetimeMs }
  return accessStorage(area, storage => storage.setItem(key, JSON.stringify(timed)))
}

/**
 * The value kept under `key`; undefined when there is none, or none of ours. One whose time has passed is
 * removed [CTX-22].
 */
export function recall(area: StorageArea, key: string, now = Date.now()): Access<unknown> {
  return accessStorage(area, storage => {
    const timed = read(storage.getItem(key))
    if (timed?.expiry === undefined || now < timed.expiry) return timed?.value
    storage.removeItem(key)
    return undefined
  })
}

/** Removes what is kept under `key`. */
export function forget(area: StorageArea, key: string): Access<void> {
  return accessStorage(area, storage => storage.removeItem(key))
}

function read(text: string | null): Timed | undefined {
  const data = text === null ? undefined : parsed(text)
  if (!isRecord(data)) return undefined
  const { value, expiry } = data
  return typeof expiry === 'number' ? { value, expiry } : { value }
}

/** Other scripts of the page use the same storage: a text that is not JSON is theirs. */
function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** What a use of storage gave, or why it failed. */
export type Access<Value> =
  | { readonly success: true; readonly value: Value }
  | { readonly success: false; readonly error: Error }

/** Says where a storage is. Asking alone can throw: in a sandboxed frame, or where the visitor forbids it. */
export type StorageArea = () => Storage

export const localArea: StorageArea = () => window.localStorage
export const sessionArea: StorageArea = () => window.sessionStorage

/** Text of every failed access [CTX-24]. */
export const ACCESS_FAILED = 'Unable access local/session storage.'

/** Uses a storage. Never throws: a full, forbidden or missing storage is an error in the answer. */
export function accessStorage<Value>(area: StorageArea, use: (storage: Storage) => Value): Access<Value> {
  try {
    return { success: true, value: use(area()) }
  } catch (cause) {
    return { success: false, error: new Error(ACCESS_FAILED, { cause }) }
  }
}
