import { atom } from 'nanostores'

/** The page context as the server wrote it, without unsafe keys. Slices make it typed and complete. */
export type SiteContext = Readonly<Record<string, unknown>>

/** The page context as a store: the part of a nanostores `WritableAtom` that pages may use. */
export interface SiteStore {
  readonly get: () => SiteContext
  readonly set: (context: SiteContext) => void
  /** Calls `listener` immediately and after each change; returns how to stop. */
  readonly subscribe: (listener: (context: SiteContext) => void) => () => void
  /** Calls `listener` after each change; returns how to stop. */
  readonly listen: (listener: (context: SiteContext) => void) => () => void
}

/** Makes an empty store: once per page, by boot. All other code uses `$site`. */
export const createSiteStore = (): SiteStore => atom<SiteContext>({})
