import { atom, type WritableAtom } from 'nanostores'

/** The page context as the server wrote it, without unsafe keys. Slices make it typed and complete. */
export type SiteContext = Readonly<Record<string, unknown>>

/** The page context as a nanostores atom. */
export type SiteStore = WritableAtom<SiteContext>

/** Makes an empty store: once per page, by boot. All other code uses `$site`. */
export const createSiteStore = (): SiteStore => atom<SiteContext>({})
