import type { Result } from './result'

/** What a use of storage gave, or why it failed. */
export type Access<Value> = Result<Value, Error>

/** Says where a storage is. Asking alone can throw: in a sandboxed frame, or where the visitor forbids it. */
export type StorageArea = () => Storage

export const localArea: StorageArea = () => window.localStorage
export const sessionArea: StorageArea = () => window.sessionStorage

/** Text of every failed access (B8 L323). */
export const ACCESS_FAILED = 'Unable access local/session storage.'

/** Uses a storage. Never throws: a full, forbidden or missing storage is an error in the answer. */
export function accessStorage<Value>(area: StorageArea, use: (storage: Storage) => Value): Access<Value> {
  try {
    return { ok: true, value: use(area()) }
  } catch (cause) {
    return { ok: false, error: new Error(ACCESS_FAILED, { cause }) }
  }
}
