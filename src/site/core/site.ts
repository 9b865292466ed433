import { createSiteStore, type SiteStore } from './site-store'

/**
 * The page's store of its context.
 *
 * boot.js is self-contained, so blocks use the store that it has put into `window.ashlar`.
 */
export const $site: SiteStore = sharedStore(globalThis) ?? createSiteStore()

/** The store in `holder.ashlar.$site`, if a script has set one: an `<img name="ashlar">` could be there instead. */
export function sharedStore(holder: object): SiteStore | undefined {
  const store = property(Object.hasOwn(holder, 'ashlar') && property(holder, 'ashlar'), '$site')
  return isStore(store) ? store : undefined
}

function isStore(value: unknown): value is SiteStore {
  return ['get', 'set', 'listen', 'subscribe'].every(name => typeof property(value, name) === 'function')
}

function property(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object' ? Reflect.get(value, name) : undefined
}
