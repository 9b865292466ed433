import type { SiteStore } from '../../../../src/site/core/site-store'
import type { Sender } from '../../../../src/visitor/measure-page/sender'

/** What every kind of measuring is given. It ends with `signal`. */
export interface Measuring {
  readonly $site: SiteStore
  readonly send: Sender
  readonly signal: AbortSignal
  /** Does the work later. Returns how to call it off. */
  readonly after: (work: () => void, ms: number) => () => void
  /** Whether this visitor's visits count. */
  readonly isTracked: () => boolean
  /** Does the work whenever the page is hidden, which may be its end. */
  readonly whenHidden: (work: () => void) => void
}
