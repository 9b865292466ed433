import type { SiteStore } from '../../src/site/core/site-store'
import type { Found } from '../boot/load-blocks'
import type { Load } from '../boot/load-rollup'

/** What a lazily loaded part of the runtime is given. It stops when it hears `ashlar:destroy`. */
export interface PartTools {
  /** The page context, as the server wrote it. */
  readonly $site: SiteStore
  /** Takes a block in charge that stands in markup of another kind. */
  readonly found: Found
  readonly load: Load
  /** The first faults of the page since boot; the part that reports faults takes them out [ERR-06]. */
  readonly faults: Event[]
}

/** Such a part: a module with this export. */
export interface Part {
  readonly start: (tools: PartTools) => void
}

/** Runs `stop` when the site is destroyed. */
export function onDestroy(stop: () => void): void {
  document.addEventListener('ashlar:destroy', stop, { once: true })
}
