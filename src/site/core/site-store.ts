/** The page context as the server wrote it, without unsafe keys. Slices make it typed and complete. */
export type SiteContext = Readonly<Record<string, unknown>>

/** The page context as a store, with the interface of a nanostores atom. */
export interface SiteStore {
  readonly get: () => SiteContext
  readonly set: (context: SiteContext) => void
  /** Calls `listener` immediately and after each change; returns how to stop. */
  readonly subscribe: (listener: (context: SiteContext) => void) => () => void
  /** Calls `listener` after each change; returns how to stop. */
  readonly listen: (listener: (context: SiteContext) => void) => () => void
}

/**
 * Makes an empty store: once per page, by boot. All other code uses `$site`. An atom of nanostores takes 300 bytes more,
 * in boot.js and in `core`.
 */
export function createSiteStore(): SiteStore {
  let context: SiteContext = {}
  const listeners = new Set<(context: SiteContext) => void>()
  const listen: SiteStore['listen'] = listener => {
    // The same function may listen twice.
    const call = (context: SiteContext): void => listener(context)
    listeners.add(call)
    return () => void listeners.delete(call)
  }
  return {
    get: () => context,
    set(next) {
      if (next === context) return
      context = next
      // A listener may set another context: those after it get the latest.
      for (const call of [...listeners]) if (listeners.has(call)) call(context)
    },
    listen,
    subscribe(listener) {
      const stop = listen(listener)
      listener(context)
      return stop
    },
  }
}
