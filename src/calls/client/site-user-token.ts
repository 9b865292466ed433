import { accessStorage, type StorageArea, sessionArea } from '../../data/storage'
import { TOKEN_KEY } from '../../site/slices/has-token'

/** Stores the token of a customer's session. */
export interface TokenStore {
  read(): string | undefined
  /** Stores a token; `undefined` deletes it. */
  store(token: string | undefined): void
}

/** The token in memory, and in session storage for later pages. */
export function createTokenStore(area: StorageArea = sessionArea): TokenStore {
  let latest: string | undefined
  let isRead = false
  return {
    read() {
      if (!isRead) {
        const kept = accessStorage(area, storage => storage.getItem(TOKEN_KEY))
        latest = (kept.ok && kept.value) || undefined
      }
      isRead = true
      return latest
    },
    store(token) {
      latest = token
      isRead = true
      // If storage is blocked or full, only the next page loses the token.
      accessStorage(area, storage =>
        token === undefined ? storage.removeItem(TOKEN_KEY) : storage.setItem(TOKEN_KEY, token),
      )
    },
  }
}

/** The token of the customer who signed in on this page or an earlier one. */
export const siteUserToken: TokenStore = createTokenStore()
