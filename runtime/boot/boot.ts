import { version } from '../../package.json'
import { report } from '../../src/data/core/report'
import { createSiteStore, type SiteStore } from '../../src/site/core/site-store'
import type * as Core from '../core/core'
import { CONTEXT_SCRIPT, readContext } from '../page/read-context'
import { findBlocks, watchPage, within } from '../page/watch-page'
import { askWhileParsing, createAskAhead } from './ask-ahead'
import { learnPolicy } from './fetch-with-retries'
import { createBlocks } from './load-blocks'
import { createLoader, type FileAccess } from './load-rollup'
import { builtInRollups, editorRollups, readRollups } from './read-rollups'

/** `window.ashlar` and the exports of boot.js: the API for scripts of the page. */
export interface Ashlar {
  readonly version: string
  /** Settles once the page is parsed and its blocks are found. */
  readonly ready: Promise<void>
  /** Finds new blocks in `root`, which may be a shadow root; changes of the page itself are watched. */
  readonly discover: (root?: ParentNode) => void
  /** Loads the bundle of every block on the page, whatever its trigger; settles when all have loaded or failed. */
  readonly allDefined: () => Promise<void>
  /** Stops everything and restores every block's HTML. */
  readonly destroy: () => void
  /** The page context as a store, with the interface of a nanostores atom. */
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

/** Maximum number of errors collected until the feature that reports them has loaded [ERR-09]. */
const MAX_ERRORS = 10

/**
 * Starts the site: waits for the body, reads the page context, finds the blocks and watches for new ones. A second run
 * on the same page warns, and returns the first one's API [ROLL-05].
 *
 * @param base the URL that built-in bundles are relative to.
 * @param access how files are fetched and run, if not by their URL alone.
 */
export function boot(base: string, ...access: FileAccess): Ashlar {
  const { ashlar: first } = window as { ashlar?: Partial<Ashlar> }
  // An element may have the name (`<img name=ashlar>`).
  if (typeof first?.destroy === 'function') {
    console.warn('Detected second run, this is bad.')
    return first as Ashlar
  }

  const $site = createSiteStore()
  let script: Element | undefined
  let find: ((root: ParentNode) => void) | undefined
  const undo = new AbortController()
  const { signal } = undo
  const errors: Event[] = []
  for (const type of ['unhandledrejection', 'error', 'ashlar:error']) {
    addEventListener(type, event => errors[MAX_ERRORS - 1] || errors.push(event), { signal })
  }

  /** Turbo and htmx may bring a page with another context. */
  const readSite = (): void => {
    const next = document.querySelector(CONTEXT_SCRIPT)
    if (!next || next === script) return
    script = next
    $site.set(readContext(next))
  }

  // Read for each bundle: a later page may name other ones.
  const rollups = readRollups(
    () => editorRollups(window) ?? $site.get().rollups,
    name => builtInRollups(import.meta.env?.PROD ? ashlarBundles : '', base)(name),
  )
  const load = createLoader(rollups, ...access)
  // Files that a bundler has moved have no URLs.
  const ask = access[0] ? () => {} : createAskAhead(rollups)

  const start = async (): Promise<void> => {
    // The table of bundles is at the end of the file.
    await undefined
    if (document.readyState === 'loading') {
      const stop = askWhileParsing(ask)
      await new Promise(done => document.addEventListener('DOMContentLoaded', done))
      stop()
    }
    if (signal.aborted) return
    document.addEventListener('securitypolicyviolation', learnPolicy, { signal })
    readSite()
    const found = createBlocks(load, signal)
    const tools = { $site, found, load, errors }
    find = root => {
      if (within(root, SIGNS)[0]) {
        readSite()
        // `core` imports them.
        ask('features')
        load('core').then(
          ([core]) => (core as typeof Core).startFeatures(tools),
          () => {},
        )
      }
      findBlocks(root, found)
    }

    find(document)
    signal.addEventListener('abort', watchPage(document, find))
  }
  const ready = start()

  return {
    version,
    ready,
    $site,
    discover: (root = document) => ready.then(() => find?.(root)),
    async allDefined() {
      await ready
      const loads: Promise<unknown>[] = []
      findBlocks(document, (_, name) => loads.push(load(name)))
      await Promise.allSettled(loads)
    },
    destroy() {
      undo.abort()
      document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    },
    on(type, listener) {
      const name = type.replace(/^(ashlar:)?/, 'ashlar:')
      if (name === 'ashlar:init') ready.then(() => listener(new CustomEvent(name))).catch(report)
      document.addEventListener(name, listener as EventListener)
      return () => document.removeEventListener(name, listener as EventListener)
    },
  }
}
