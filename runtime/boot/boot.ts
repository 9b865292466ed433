import { version } from '../../package.json'
import { dom, globalOf } from '../../src/data/core/dom'
import { createSiteStore, type SiteStore } from '../../src/site/core/site-store'
import type { Boot, StartedCore } from '../core/core'
import type { ImportScript } from '../core/loading/load-rollup'
import { findBlocks, watchPage, within } from '../page/watch-page'
import { type BundleTable, readTable } from './bundle-table'
import { createBlocks } from './load-blocks'
import { type GetCore, loadCore } from './load-core'
import { createRequests, type Requested } from './request-ahead'

/** `window.ashlar` and the exports of boot.js: the API for scripts of the page. */
export interface Ashlar {
  readonly version: string
  /** Settles once the page is parsed, its blocks are found, and its context is read. */
  readonly ready: Promise<void>
  /** Finds new blocks in `root`, which may be a shadow root; changes of the page itself are watched. */
  readonly discover: (root?: ParentNode) => void
  /** Loads the bundle of every block on the page, whatever its trigger; settles when all have loaded or failed. */
  readonly allDefined: () => Promise<void>
  /** Stops everything and restores every block's HTML. */
  readonly destroy: () => void
  /** The page context as a nanostores atom. */
  readonly $site: SiteStore
  /**
   * Listens to `ashlar:TYPE` anywhere on the page; the prefix is optional. `init` fires when the site has started, and
   * immediately for listeners that are added later; `destroy` when it ends.
   *
   * @returns a function that removes the listener.
   */
  readonly on: (type: string, listener: (event: CustomEvent) => void) => () => void
}

/**
 * Elements that may need a feature. The table in runtime/core/features/ decides; this selector has to match every
 * element that the table selects.
 */
const SIGNS =
  '#site-context,[data-ashlar-animate],[data-ashlar-consent],[data-ashlar-lightbox],[data-ashlar-tooltip],[data-ashlar-quick-view],[data-ashlar-cart],[data-ashlar-places],[data-date],[data-ashlar-text],[data-consent],[data-cart-root],[data-adopt]'

/** Events that start a feature on a page without such an element. */
const QUESTIONS = ['ashlar:cookie-banner:force', 'ashlar:experiment-asked']

/** Maximum number of errors collected until the feature that reports them has loaded [ERR-09]. */
const MAX_ERRORS = 10

/** The files of boot.js when it runs from source. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  core: ['/runtime/core/core.ts'],
  rescue: ['/runtime/core/rescue/rescue.ts'],
}

/**
 * Starts the site: finds the blocks and watches for new ones, and starts `core` when a block or the context needs it. A
 * second run on the same page warns, and returns the first one's API.
 *
 * @param base the URL that built-in bundles are relative to.
 * @param requested the files that need no request before their import.
 * @param importScript imports a file.
 */
export function boot(base: string, requested: Requested, importScript: ImportScript): Ashlar {
  const first = globalOf('ashlar') as Partial<Ashlar> | undefined
  if (typeof first?.destroy === 'function') {
    console.warn('Detected second run, this is bad.')
    return first as Ashlar
  }

  const $site = createSiteStore()
  const undo = new AbortController()
  const { signal } = undo
  const errors: Event[] = []
  for (const type of ['unhandledrejection', 'error', 'ashlar:error']) {
    addEventListener(type, event => errors[MAX_ERRORS - 1] || errors.push(event), { signal })
  }

  const files: BundleTable = name =>
    import.meta.env?.PROD ? readTable(ashlarBundles, base)(name) : SOURCES[name]
  const request = createRequests(files, requested)

  const parsed = new Promise<unknown>(done => {
    // Not `DOMContentLoaded`, which waits for the page's deferred scripts.
    if (dom.readyState === 'loading') dom.addEventListener('readystatechange', done)
    else done(true)
  })
  let loading: Promise<StartedCore> | undefined
  const core: GetCore = () => {
    loading ??= parsed
      .then(() => loadCore(tools))
      .then(
        module => module.start(tools),
        error => {
          // The next call tries again.
          loading = undefined
          throw error
        },
      )
    return loading
  }
  const found = createBlocks(request, core, signal)
  const questions: Event[] = []
  const tools: Boot = { $site, errors, questions, found, signal, files, readTable, requested, importScript }

  let starting: Promise<void> | undefined
  const startFeatures = (): void => {
    request('features')
    starting = core().then(
      started => started.startFeatures(),
      // It has been reported.
      () => {},
    )
  }
  const look = (root: ParentNode): void => {
    if (within(root, SIGNS)[0]) startFeatures()
    findBlocks(root, found)
  }
  for (const type of QUESTIONS) {
    dom.addEventListener(
      type,
      event => {
        questions.push(event)
        startFeatures()
      },
      { signal },
    )
  }

  const start = async (): Promise<void> => {
    // The table of bundles is at the end of the file.
    await undefined
    if (signal.aborted) return
    look(dom)
    signal.addEventListener('abort', watchPage(document, look))
    await parsed
    // The context is in `$site`.
    await starting
  }
  const ready = start()

  return {
    version,
    ready,
    $site,
    discover: (root = dom) => ready.then(() => look(root)),
    async allDefined() {
      await ready
      // A page without blocks loads nothing.
      let started: Promise<StartedCore> | undefined
      findBlocks(dom, () => {
        started = core()
      })
      // A failure has been reported.
      await started?.then(({ loadAll }) => loadAll()).catch(() => {})
    },
    destroy() {
      undo.abort()
      dom.dispatchEvent(new CustomEvent('ashlar:destroy'))
    },
    on(type, listener) {
      const name = type.replace(/^(ashlar:)?/, 'ashlar:')
      if (name === 'ashlar:init') {
        ready
          .then(() => listener(new CustomEvent(name)))
          .catch(error => core().then(started => started.report(error)))
      }
      dom.addEventListener(name, listener as EventListener)
      return () => dom.removeEventListener(name, listener as EventListener)
    },
  }
}
