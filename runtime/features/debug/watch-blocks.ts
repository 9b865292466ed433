import { dom } from '../../../src/data/core/dom'
import type { BlockError } from '../../../src/data/core/report'
import { blockName, PREFIX } from '../../page/watch-page'

/** The state of a block on the page. */
export interface WatchedBlock {
  readonly element: Element
  readonly name: string
  /** The author's data, as text. */
  readonly data: string
  isReady: boolean
  readonly errors: Pick<BlockError, 'code' | 'message'>[]
  /** The sum of the layout shifts of nodes inside. */
  shift: number
}

/** A layout shift, in browsers that measure it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources?: readonly { readonly node: Node | null }[]
}

/** Totals of a page since its start. */
export interface Watch {
  /** The blocks on the page now, in its order. */
  readonly blocks: () => WatchedBlock[]
  /** Errors of no block. */
  readonly errors: Pick<BlockError, 'code' | 'message'>[]
  /** The sum of all layout shifts, also those outside of blocks; `undefined` if the browser measures none. */
  readonly shift: () => number | undefined
  readonly stop: () => void
}

/** Follows all blocks of the page; calls `changed` after each change. */
export function watchBlocks(changed: () => void): Watch {
  const known = new Map<Element, WatchedBlock>()
  const errors: Watch['errors'] = []
  const stopping = new AbortController()
  const options = { signal: stopping.signal, capture: true }
  const find = (): WatchedBlock[] =>
    findElements(dom).map(({ element, name, data }) => {
      const block = known.get(element) ?? { element, name, data, isReady: false, errors: [], shift: 0 }
      known.set(element, block)
      return block
    })
  /** The innermost block that contains an event's target. */
  const blockOf = (target: EventTarget | null): WatchedBlock | undefined => {
    find()
    for (let node = target instanceof Element ? target : null; node; node = node.parentElement) {
      const block = known.get(node)
      if (block) return block
    }
  }
  find()

  dom.addEventListener(
    'ashlar:ready',
    ({ target }) => {
      const block = blockOf(target)
      if (block) block.isReady = true
      changed()
    },
    options,
  )
  dom.addEventListener(
    'ashlar:error',
    event => {
      const { code, message } = (event as CustomEvent<BlockError>).detail
      const all = blockOf(event.target)?.errors ?? errors
      all.push({ code, message })
      changed()
    },
    options,
  )
  const shift = measureShift(value => {
    for (const { node } of value.sources ?? []) {
      const block = find().findLast(({ element }) => element.contains(node))
      if (block) block.shift += value.value
    }
    changed()
  }, stopping.signal)
  const page = new MutationObserver(changed)
  page.observe(dom.body, { childList: true, subtree: true })
  stopping.signal.addEventListener('abort', () => page.disconnect())

  return { blocks: find, errors, shift, stop: () => stopping.abort() }
}

/** Sums the layout shifts of the page, those before included. */
function measureShift(moved: (shift: LayoutShift) => void, signal: AbortSignal): () => number | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return () => undefined
  let sum = 0
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      sum += entry.value
      moved(entry)
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
  signal.addEventListener('abort', () => observer.disconnect())
  return () => sum
}

/** A block on the page, whether or not it has loaded. */
export interface FoundElement {
  readonly element: Element
  readonly name: string
  /** The text of its data: of the attribute or of a script inside; empty without both. */
  readonly data: string
}

/** Finds all blocks of a page in document order; an element with `data-ashlar` represents its block. */
export function findElements(page: Document): FoundElement[] {
  return [...page.querySelectorAll('*')].flatMap(element => {
    const isBlock = element.localName.startsWith(PREFIX) && !element.hasAttribute('data-ashlar-hosted')
    const name = isBlock || element.hasAttribute('data-ashlar') ? blockName(element) : null
    return name ? { element, name, data: dataTextOf(element) } : []
  })
}

const dataTextOf = (block: Element): string =>
  block.getAttribute('data-block-json') ??
  block.querySelector(':scope > script[type="application/json"]')?.textContent ??
  ''
