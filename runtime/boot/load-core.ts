import type { report } from '../../src/data/core/report'
import type { SiteStore } from '../../src/site/core/site-store'
import type * as Core from '../core/core'
import type { waitFor } from '../core/late-triggers'
import type { ImportScript } from '../core/loading/load-rollup'
import type * as Rescue from '../core/rescue/rescue'
import type { BundleTable, readTable } from './bundle-table'
import type { Found, KnownBlock } from './load-blocks'
import type { Requested } from './request-ahead'

/** What boot.js passes to `core`. */
export interface Boot {
  readonly $site: SiteStore
  /** The page's first errors; the feature that reports errors takes them out. */
  readonly errors: Event[]
  /** Events that asked for a feature. */
  readonly questions: readonly Event[]
  /** Takes charge of a block. */
  readonly found: Found
  /** Aborts when the page's script destroys the site. */
  readonly signal: AbortSignal
  /** The table of boot.js. */
  readonly files: BundleTable
  /** Reads the table of `core`. */
  readonly readTable: typeof readTable
  readonly requested: Requested
  readonly importScript: ImportScript
}

/** The started `core`. */
export interface StartedCore {
  /** Loads the bundle of every block on the page; settles when all have loaded or failed. */
  readonly loadAll: () => Promise<unknown>
  /** Loads the bundle of a block, and renders it. Rejects if a file is missing, which it has reported. */
  readonly loadBlock: (block: KnownBlock, isUrgent?: boolean) => Promise<void>
  /** Reads the context again, and starts the features that the page needs. */
  readonly startFeatures: () => void
  readonly waitFor: typeof waitFor
  readonly report: typeof report
}

/** Loads and starts `core`, once. */
export type GetCore = () => Promise<StartedCore>

/** Delay before the first retry; it doubles with each further one. */
const FIRST_RETRY_MS = 200
/** Delay after which boot gives up: 102 s after the first request. */
const LAST_RETRY_MS = 51_200

/** Loads `core`. If that fails, another file, which boot.js has no room for, retries and reports. */
export async function loadCore({ files, requested, importScript }: Boot): Promise<typeof Core> {
  const [url] = files('core') as [string]
  const [rescue] = files('rescue') as [string]
  try {
    // Browsers that remember a failed import have fetched the file.
    if ((await requested.get(url)) !== false) return (await importScript(url)) as typeof Core
  } catch {
    // The other file finds out why.
  }
  for (let pause = FIRST_RETRY_MS; ; pause *= 2) {
    try {
      // A new URL each time, for browsers that remember.
      const { loadAgain } = (await importScript(`${rescue}?${pause}`)) as typeof Rescue
      return loadAgain(url, importScript, requested) as Promise<typeof Core>
    } catch (error) {
      if (pause >= LAST_RETRY_MS) {
        // `report` is in the files that are missing.
        reportError(error)
        throw error
      }
    }
    await new Promise(done => setTimeout(done, pause))
  }
}
