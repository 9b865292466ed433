import { atom, type WritableAtom } from 'nanostores'

/** The page context as the server wrote it: nothing in it is certain. */
export type RawSite = Readonly<Record<string, unknown>>

/** A nanostores store of the page context. */
export type SiteStore = WritableAtom<RawSite>

/** Makes an empty store: once a page, by boot. Everyone else takes `$site`. */
export const createSiteStore = (): SiteStore => atom<RawSite>({})
