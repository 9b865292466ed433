import { atom, type WritableAtom } from 'nanostores'

/** The page context as the server wrote it, unsafe keys left out. Slices make it typed and complete. */
export type SiteContext = Readonly<Record<string, unknown>>

/** A nanostores store of the page context. */
export type SiteStore = WritableAtom<SiteContext>

/** Makes an empty store: once a page, by boot. Everyone else takes `$site`. */
export const createSiteStore = (): SiteStore => atom<SiteContext>({})
