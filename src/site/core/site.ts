import { createSiteStore, type SiteStore } from './site-store'

/**
 * The page's one store of its context (B3 L121).
 *
 * boot.js is self-contained, so the blocks take the store that it has put in `window.ashlar`.
 */
export const $site: SiteStore = sharedStore(globalThis) ?? createSiteStore()

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
