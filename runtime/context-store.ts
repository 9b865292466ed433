import type { SiteContext, SiteStore } from '../src/site/site-store'

declare global {
  /** Where nanostores counts the changes of all stores, however many copies of it a page has: computed stores look there. */
  var nanostoresGlobal: { epoch: number } | undefined
}

/**
 * Makes the store of the page context: a store of nanostores to whoever uses it. The queue and the batches of
 * nanostores' own would be a tenth of boot.js, which only keeps a value.
 */
export function createContextStore(): SiteStore {
  const changes = new EventTarget()
  const $store = {
    init: {},
    value: {} as SiteContext,
    lc: 0,
    eq: Object.is,
    off() {},
    get: () => $store.value,
    set(value: SiteContext) {
      const old = $store.value
      if ($store.eq(old, value)) return
      $store.value = value
      $store.notify(old)
    },
    notify(old?: SiteContext) {
      const counter = globalThis.nanostoresGlobal
      if (counter) counter.epoch++
      changes.dispatchEvent(new CustomEvent('change', { detail: old }))
    },
    listen(listener: (value: SiteContext, old: SiteContext | undefined) => void) {
      const undo = new AbortController()
      const hear = (event: Event): void => listener($store.value, (event as CustomEvent<SiteContext>).detail)
      changes.addEventListener('change', hear, undo)
      $store.lc++
      undo.signal.onabort = () => --$store.lc || $store.off()
      return () => undo.abort()
    },
    subscribe(listener: (value: SiteContext, old?: SiteContext) => void) {
      const stop = $store.listen(listener)
      listener($store.value)
      return stop
    },
  }
  return $store
}
