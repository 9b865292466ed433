import { CRUMB } from '../../../../src/calls/core/crumb'
import { siteAddress } from '../../../../src/calls/core/site-address'
import { dom } from '../../../../src/data/core/dom'
import type { SiteStore } from '../../../../src/site/core/site-store'
import { cookieIn } from '../../../../src/visitor/core/cookies'
import { createSender, type Sender } from '../../../../src/visitor/measure-page/sender'
import { isTracked } from '../../../../src/visitor/tracking'
import { readCookies } from '../../../core/features/page-cookies'

/** The tools of everything that is measured on a page; all of it stops when `signal` aborts. */
export interface Measuring {
  readonly $site: SiteStore
  readonly send: Sender
  readonly signal: AbortSignal
  /** Runs `work` after a delay. Returns a function that cancels it. */
  readonly after: (work: () => void, ms: number) => () => void
  /** Whether this visitor's visits are counted. */
  readonly isTracked: () => boolean
  /** Runs `work` whenever the page is hidden, which may be its end. */
  readonly whenHidden: (work: () => void) => void
}

export function createMeasuring($site: SiteStore, signal: AbortSignal): Measuring {
  const after = (work: () => void, ms: number): (() => void) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  }
  return {
    $site,
    after,
    signal,
    isTracked: () => isTracked($site.get(), location.pathname),
    send: createSender({
      fetch: (url, init) => fetch(url, init),
      base: siteAddress,
      crumb: () => cookieIn(readCookies(), CRUMB) ?? '',
      after,
    }),
    whenHidden(work) {
      const look = (): void => {
        if (dom.visibilityState === 'hidden') work()
      }
      dom.addEventListener('visibilitychange', look, { signal })
      // Safari does not fire `visibilitychange` when the visitor leaves.
      addEventListener('pagehide', work, { signal })
    },
  }
}

/**
 * Creates a function that loads its implementation on the first call, and passes it all calls in order. Most pages never
 * call it; if an ad blocker blocks the file, calls have no effect.
 */
export function onFirstUse<T>(
  load: () => Promise<(item: T) => void>,
  { signal }: { readonly signal: AbortSignal },
): (item: T) => void {
  let loading: Promise<(item: T) => void> | undefined
  return item => {
    loading ??= load()
    loading.then(
      use => signal.aborted || use(item),
      () => {},
    )
  }
}
