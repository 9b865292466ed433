import { accessStorage, type StorageArea, sessionArea } from '../../data/core/access'
import { TOKEN_KEY } from '../core/has-token'

/** Where the token of a customer's session is kept. */
export interface TokenStore {
  read(): string | undefined
  /** Keeps another; undefined forgets it. */
  store(token: string | undefined): void
}

/** The token in memory, and in the tab's storage for the pages after this one (decisions §3). */
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
      // A storage that is forbidden or full costs no more than the next page's token.
      accessStorage(area, storage =>
        token === undefined ? storage.removeItem(TOKEN_KEY) : storage.setItem(TOKEN_KEY, token),
      )
    },
  }
}

/** The token of the customer who has signed in on this page or one before it (B7 L312). */
export const siteUserToken: TokenStore = createTokenStore()
