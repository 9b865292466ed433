import { isRecord } from '../data/core/json'
import { readTimed, removeTimed, type StorageArea, storeTimed } from '../data/storage'

/** The key of a submission that the server may have stored without confirming, and its content. */
interface IdempotencyKey {
  readonly key: string
  /** Identifies the content without revealing it. */
  readonly digest: string
}

/** Stores the key for the next try, which may follow a reload. */
export interface IdempotencyKeys {
  readonly read: () => IdempotencyKey | undefined
  readonly store: (sent: IdempotencyKey) => void
  readonly forget: () => void
}

/** Slightly less than a key's lifetime. */
const LIFETIME_MS = 23 * 3600_000

/** Stores a form's key in the tab, and in memory in case storage is full or blocked. */
export function idempotencyKeys(area: StorageArea, formName: string): IdempotencyKeys {
  const name = `ss-form-key-${formName}`
  let latest: IdempotencyKey | undefined
  return {
    read() {
      if (latest) return latest
      const stored = readTimed(area, name)
      return stored.ok && isIdempotencyKey(stored.value) ? stored.value : undefined
    },
    store(sent) {
      latest = sent
      storeTimed(area, name, sent, LIFETIME_MS)
    },
    forget() {
      latest = undefined
      removeTimed(area, name)
    },
  }
}

const isIdempotencyKey = (value: unknown): value is IdempotencyKey =>
  isRecord(value) && typeof value['key'] === 'string' && typeof value['digest'] === 'string'

/** Returns a short digest of a text (FNV-1a, twice 32 bits); not cryptographic. */
export function digestOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ (code + at), 0x85ebca6b)
  }
  return [one, other].map(half => (half >>> 0).toString(36)).join('')
}
