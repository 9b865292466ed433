import { atom, type WritableAtom } from 'nanostores'

/** The page context as the server wrote it, without unsafe keys. Slices make it typed and complete. */
export type SiteContext = Readonly<Record<string, unknown>>

/** A nanostores store of the page context. */
export type SiteStore = WritableAtom<SiteContext>

/** Makes an empty store: once per page, by boot. All other code uses `$site`. */
export const createSiteStore = (): SiteStore => atom<SiteContext>({})
