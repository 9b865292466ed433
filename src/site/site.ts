import { atom, type WritableAtom } from 'nanostores'

/** The page context as the server wrote it, unsafe keys left out. `readSite` makes it typed and complete. */
export type SiteContext = Readonly<Record<string, unknown>>

export type SiteStore = WritableAtom<SiteContext>

/**
 * The page's one store of its context (B3 L121).
 *
 * The start and the blocks are bundled apart, so each has a copy of this module: the first one that
 * publishes its store as `window.ashlar.$site` shares it with those that load later.
 */
export const $site: SiteStore = sharedStore(globalThis) ?? atom<SiteContext>({})

/** The store that `holder.ashlar.$site` holds, if it is one: an `<img name="ashlar">` stands there too. */
export function sharedStore(holder: object): SiteStore | undefined {
  const store = property(property(holder, 'ashlar'), '$site')
  return isStore(store) ? store : undefined
}

function isStore(value: unknown): value is SiteStore {
  return ['get', 'set', 'listen', 'subscribe'].every(name => typeof property(value, name) === 'function')
}

function property(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object' ? Reflect.get(value, name) : undefined
}
