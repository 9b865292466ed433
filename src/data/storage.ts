import { isRecord, parseJson } from './core/json'
import type { Result } from './core/result'

/** A stored value. */
interface Timed {
  readonly value: unknown
  /** Expiry in ms since 1970; none if missing. */
  readonly expiry?: number
}

/** Stores a JSON value, for `lifetimeMs` or as long as the storage does. */
export function storeTimed(
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
 * The value stored under `key`; `undefined` if there is none, or not ours. Expired values are removed.
 */
export function readTimed(area: StorageArea, key: string, now = Date.now()): Access<unknown> {
  return accessStorage(area, storage => {
    const timed = read(storage.getItem(key))
    if (timed?.expiry === undefined || now < timed.expiry) return timed?.value
    storage.removeItem(key)
    return undefined
  })
}

/** Removes the value under `key`. */
export function removeTimed(area: StorageArea, key: string): Access<void> {
  return accessStorage(area, storage => storage.removeItem(key))
}

function read(text: string | null): Timed | undefined {
  const data = text === null ? undefined : parsed(text)
  if (!isRecord(data)) return undefined
  const { value, expiry } = data
  return typeof expiry === 'number' ? { value, expiry } : { value }
}

/** Other scripts share the storage: text that is not JSON is theirs. */
function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** The result of a storage access, or its error. */
export type Access<Value> = Result<Value, Error>

/** Returns a storage. Reading it throws in a sandboxed frame, or if the visitor blocks storage. */
export type StorageArea = () => Storage

export const localArea: StorageArea = () => window.localStorage
export const sessionArea: StorageArea = () => window.sessionStorage

/** The message of every failed access [CTX-24]. */
const ACCESS_FAILED = 'Unable access local/session storage.'

/** Accesses a storage. Never throws: a full, blocked or missing storage is an error in the result. */
export function accessStorage<Value>(area: StorageArea, use: (storage: Storage) => Value): Access<Value> {
  try {
    return { ok: true, value: use(area()) }
  } catch (cause) {
    return { ok: false, error: new Error(ACCESS_FAILED, { cause }) }
  }
}
