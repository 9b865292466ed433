import { BLOCK_VARIANTS } from 'virtual:ashlar/block-variants'
import { dom } from '../../src/data/core/dom'
import { BlockError, report } from '../../src/data/core/report'
import { pageTranslations } from '../../src/locale/core/page-translations'
import type { SiteStore } from '../../src/site/core/site-store'
import type { BundleTable, readTable } from '../boot/bundle-table'
import type { Requested } from '../boot/request-ahead'
import { CONTEXT_SCRIPT, readContext } from '../page/read-context'
import { type Found, findBlocks, PREFIX } from '../page/watch-page'
import { announceView } from './announce-view'
import type { FeatureTools } from './features/feature'
import { panel } from './help-developers'
import { holdReveals, letReveal } from './hold-reveals'
import { hostBlock, unhostBlocks } from './host-block'
import { waitFor } from './late-triggers'
import type * as LinkStyles from './lazy/link-styles'
import { fetchWithRetries, learnPolicy } from './loading/fetch-with-retries'
import { createLoader, type ImportScript } from './loading/load-rollup'
import { editorRollups, type Rollup, readRollups } from './loading/read-rollups'
import { createMountQueue, type MountJob } from './mount-queue'

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

/** A block on the page. */
export interface KnownBlock {
  readonly element: Element
  readonly name: string
  /** Its bundle was requested. */
  isBegun?: boolean
  /** It has rendered or failed. */
  isDone?: boolean
  /** The element that the visitor clicked before the block rendered. */
  click?: HTMLElement | undefined
}

/** Loads style sheets. Built-in bundles carry their own, so this is loaded on demand. */
const linkStyles: typeof LinkStyles.linkStyles = async urls =>
  (await import('./lazy/link-styles')).linkStyles(urls)

/** Rejects because no bundle has the name, with a suggestion. */
export const missRollup = (name: string): Promise<never> =>
  import('./lazy/suggest-name')
    .then(
      ({ suggestName }) => suggestName(name),
      () => '',
    )
    .then(hint => {
      throw new BlockError('rollup-missing', `no block named ${name}${hint}`)
    })

/** Lists the bundles of the variants of a block that an element's JSON names. From source, blocks import them themselves. */
const variantsOf = (element: Element, name: string): string[] =>
  Object.entries((import.meta.env?.PROD && BLOCK_VARIANTS[name]) || {}).flatMap(([bundle, values]) =>
    RegExp(`"(${values})"`).test(`${element.getAttribute('data-block-json')}`) ? bundle : [],
  )

/** `ashlar:mount`: an element asks whether it may render. A listener that cancels it calls `detail.mount()` later. */
type MountRequest = CustomEvent<MountJob>

const enqueue = createMountQueue(() => panel ?? pageTranslations())
/** Elements that wait for permission to render, and how each renders. */
const mounts = new WeakMap<EventTarget, MountJob>()
const blocks = new WeakMap<EventTarget, KnownBlock>()
/** Replays clicks made before their blocks rendered. */
const replays = new WeakMap<KnownBlock, () => void>()
let isDestroyed = false
let takeNew: Found | undefined

/** Starts the runtime on the page: reads its context, and loads its blocks and features as boot.js asks. */
export function start(boot: Boot): StartedCore {
  const { $site, found, signal, files, readTable, requested, importScript } = boot
  const rarer = readTable(import.meta.env?.PROD ? ashlarBundles : '', import.meta.url)
  const builtIn = (name: string): Rollup | Promise<Rollup> => {
    const js = files(name) ?? rarer(name)
    return js ? { js } : missRollup(name)
  }
  // Read for each bundle: a later page may name other ones.
  const rollups = readRollups(() => editorRollups(window) ?? $site.get().rollups, builtIn)
  const load = createLoader(rollups, linkStyles, importScript, (url, signal) =>
    fetchWithRetries(url, signal, requested.get(url)),
  )
  const tools: FeatureTools = { ...boot, load }
  let script: Element | undefined

  /** Turbo and htmx may bring a page with another context. */
  const readSite = (): void => {
    const next = dom.querySelector(CONTEXT_SCRIPT)
    if (!next || next === script) return
    script = next
    $site.set(readContext(next))
  }

  takeNew = found
  dom.addEventListener('securitypolicyviolation', learnPolicy, { signal })
  holdReveals(signal)
  readSite()
  return {
    report,
    waitFor,
    async loadBlock(block, isUrgent) {
      const { element, name } = block
      await Promise.all([name, ...variantsOf(element, name)].map(load)).catch(error => {
        letReveal(element)
        throw error
      })
      if (!signal.aborted) takeOver(block, isUrgent, found)
    },
    loadAll() {
      const loads: Promise<unknown>[] = []
      findBlocks(dom, (_, name) => loads.push(load(name)))
      return Promise.allSettled(loads)
    },
    startFeatures() {
      if (signal.aborted) return
      readSite()
      import('./features/start-features').then(features => features.startFeatures(tools)).catch(report)
    },
  }
}

/**
 * Renders a block whose bundle has loaded as soon as the main thread is free; urgent blocks go first.
 *
 * A bundle defines all its elements at once, but they render one by one: each asks for permission, which it gets here
 * once its own trigger has fired.
 *
 * @param found takes over elements that are already defined when they are added to the page.
 */
export function takeOver(block: KnownBlock, isUrgent: boolean | undefined, found: Found): void {
  takeNew = found
  const { element, name } = block
  const tag = PREFIX + name
  const isHost = element.localName !== tag
  if (isHost && !customElements.get(tag)) {
    block.isDone = true
    announceView(element, name, found)
    // The click may be for a block inside the view.
    block.click?.click()
    block.click = undefined
    return
  }
  const own = isHost ? hostBlock(element, tag) : element
  blocks.set(own, block)
  const job = mounts.get(own)
  if (job) mount(block, job, isUrgent)
}

dom.addEventListener('ashlar:mount', event => {
  const { target, detail } = event as MountRequest
  event.preventDefault()
  if (isDestroyed || !(target instanceof Element)) return
  mounts.set(target, detail)
  const block = blocks.get(target)
  if (block) mount(block, detail)
  // A hosted block is taken over right after it is inserted.
  else if (!target.hasAttribute('data-ashlar-hosted'))
    takeNew?.(target, target.localName.slice(PREFIX.length))
})

/** The time until a block on which the visitor presses tries again to render, in ms. */
const PRESS_MS = 50

/** Renders the block in place of the server's HTML, when its turn comes. */
function mount(block: KnownBlock, job: MountJob, isUrgent = false): void {
  const { element } = block
  const show = (): void => {
    // A press fires no click if what it began on is replaced before it ends.
    if (element.matches(':active')) return void setTimeout(mount, PRESS_MS, block, job, true)
    if (block.click) replays.set(block, rememberClick(block.click, element))
    job.mount()
  }
  // An eager block, such as a dialog that a script opened, skips the queue.
  enqueue({ read: job.read, mount: show }, isUrgent || element.getAttribute('data-load') === 'eager')
}

dom.addEventListener('ashlar:ready', settle)
dom.addEventListener('ashlar:error', settle)

dom.addEventListener('ashlar:destroy', () => {
  isDestroyed = true
  // The blocks handle the event too, and restore their HTML first.
  queueMicrotask(() => unhostBlocks(dom))
})

/** Replays an early click once the block has rendered or failed. */
function settle({ target, type }: Event): void {
  const block = target && blocks.get(target)
  if (!block) return
  block.isDone = true
  if (type === 'ashlar:error') letReveal(block.element)
  const replay = replays.get(block)
  replays.delete(block)
  if (block.click) replay?.()
  block.click = undefined
}

/**
 * Remembers the position of an early click before the block replaces its HTML.
 *
 * @returns a function that clicks the same element, or the one that replaced it.
 */
function rememberClick(clicked: HTMLElement, block: Element): () => void {
  const { x, y, width, height } = clicked.getBoundingClientRect()
  return () => {
    const there = dom.elementFromPoint(x + width / 2, y + height / 2)
    const heir = !block.contains(clicked) && there && block.contains(there) ? there : clicked
    heir.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, view: window }),
    )
  }
}
