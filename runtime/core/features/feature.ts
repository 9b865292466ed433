import { dom } from '../../../src/data/core/dom'
import type { SiteContext, SiteStore } from '../../../src/site/core/site-store'
import type { Found } from '../../page/watch-page'
import type { Load } from '../loading/load-rollup'

/** A page-wide feature, started once, as soon as the page needs it. */
export interface Feature {
  /** Whether the page needs it: by its context, by an element that `root` is or contains, or by an event. */
  readonly isWanted: (context: SiteContext, root: ParentNode, event?: Event) => unknown
  readonly start: (tools: FeatureTools) => Promise<void>
}

/** The tools passed to a feature. A feature stops on `ashlar:destroy`. */
export interface FeatureTools {
  /** The page context, as the server wrote it. */
  readonly $site: SiteStore
  /** Takes charge of a block in third-party markup. */
  readonly found: Found
  /** Loads a bundle by its name. */
  readonly load: Load
  /** The page's first errors since boot; the feature that reports errors takes them out. */
  readonly errors: Event[]
  /** Events that asked for a feature, since boot: those before a feature has loaded are its to answer. */
  readonly questions: readonly Event[]
}

/** A module that holds a feature. */
export interface FeatureModule {
  readonly start: (tools: FeatureTools) => void
}

/** Runs `stop` when the site is destroyed. */
export function onDestroy(stop: () => void): void {
  dom.addEventListener('ashlar:destroy', stop, { once: true })
}
