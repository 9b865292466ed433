import type { LightboxRequest } from './lightbox.request'

/** The attribute of the `<ashlar-lightbox>` that shows the request. */
export const STAGE = 'data-stage'

let shown: LightboxRequest | null = null
const listeners = new Set<() => void>()

/**
 * The request that the page's lightbox shows; null while it is closed. Not an atom of nanostores, which would load with
 * every gallery that opens its pictures.
 */
export const $lightbox = {
  get: (): LightboxRequest | null => shown,
  set(request: LightboxRequest | null): void {
    if (request === shown) return
    shown = request
    for (const changed of listeners) changed()
  },
  /** Calls `changed` after each change. Returns how to stop. */
  listen(changed: () => void): () => void {
    listeners.add(changed)
    return () => void listeners.delete(changed)
  },
}
