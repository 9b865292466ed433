import { createStore, type Store } from '../../data/core/store'

/** The page context as the server wrote it, without unsafe keys. Slices make it typed and complete. */
export type SiteContext = Readonly<Record<string, unknown>>

/** The page context as a store, with the interface of a nanostores atom. */
export type SiteStore = Store<SiteContext>

/** Makes an empty store: once per page, by boot. All other code uses `$site`. */
export const createSiteStore = (): SiteStore => createStore<SiteContext>({})
