import { version } from '../../package.json'
import { report } from '../../src/data/core/report'
import { createSiteStore } from '../../src/site/core/site-store'
import type * as Core from '../core/core'
import { contextScript, readContext } from '../page/read-context'
import { findBlocks, watchPage, within } from '../page/watch-page'
import { type Ashlar, isAshlar } from './api'
import { editorRollups } from './editor-frame'
import { learnPolicy } from './fetch-file'
import { createBlocks } from './load-blocks'
import { createLoader, type Load } from './load-rollup'
import { builtInRollups, readRollups } from './read-rollups'

/**
 * Elements that may need a module beside the blocks. The table in runtime/core/features/ decides; this list only has to
 * match whatever the table looks for.
 */
const SIGNS =
  '#site-context,[data-cart-root],[data-consent],[data-date],[data-ashlar-animate],[data-ashlar-cart],[data-ashlar-consent],[data-ashlar-lightbox],[data-ashlar-places],[data-ashlar-quick-view],[data-ashlar-text],[data-ashlar-tooltip]'

/** Faults that are kept at most until the module comes that reports them [ERR-09]. */
const MAX_FAULTS = 10

/**
 * Starts the site: waits for the body, reads the page context, finds the blocks and goes on watching.
 * A second run on the same page warns, and gives what the first one made.
 *
 * @param base the URL that the built-in bundles stand beside.
 */
export function boot(base: string): Ashlar {
  const { ashlar: first } = window as { ashlar?: unknown }
  if (isAshlar(first)) {
    console.warn('Detected second run, this is bad.')
    return first
  }

  const $site = createSiteStore()
  let script: Element | undefined
  let load: Load
  let find: ((root: ParentNode) => void) | undefined
  const undo = new AbortController()
  const { signal } = undo
  const faults: Event[] = []
  for (const type of ['unhandledrejection', 'error', 'ashlar:error']) {
    addEventListener(type, event => faults[MAX_FAULTS - 1] || faults.push(event), { signal })
  }

  /** Another page may come with a context of its own, as Turbo and htmx bring it. */
  const readSite = (): void => {
    const next = contextScript(document)
    if (!next || next === script) return
    script = next
    $site.set(readContext(next))
  }

  const ready = new Promise<unknown>(done => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', done)
    else done(true)
  }).then(() => {
    if (signal.aborted) return
    document.addEventListener('securitypolicyviolation', learnPolicy, { signal })
    readSite()
    // Read for each bundle: a later page may name others.
    const rollups = (): unknown => editorRollups(window) ?? $site.get().rollups
    load = createLoader(readRollups(rollups, builtInRollups(base)))
    const found = createBlocks(load, signal)
    const tools = { $site, found, load, faults }
    find = root => {
      if (within(root, SIGNS)[0]) {
        readSite()
        load('core').then(
          ([part]) => (part as typeof Core).startModules(tools),
          () => {},
        )
      }
      findBlocks(root, found)
    }

    find(document)
    signal.addEventListener('abort', watchPage(document, find))
  })

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
