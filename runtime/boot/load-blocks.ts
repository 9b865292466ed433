import type * as Core from '../core/core'
import { holdClick } from './early-click'
import type { Load } from './load-rollup'
import { createTriggers } from './triggers'

/** Takes a block in charge. */
export type Found = (element: Element, name: string) => void

/** A block on the page, from the moment it is found. */
export interface KnownBlock {
  readonly element: Element
  readonly name: string
  /** Its bundle has been asked for. */
  isBegun?: boolean
  /** It has rendered, or never will. */
  isDone?: boolean
  /** What the visitor has clicked before the block was there. */
  click?: HTMLElement | undefined
}

/** How long a held click may wait for its block, before it does what it does without scripts. */
export const PATIENCE_MS = 3000

/** What a visitor does with a block before it is there. */
const USES = ['click', 'focusin', 'pointerover'] as const

/**
 * Takes every block from the server's HTML to its bundle: waits for its trigger, or for the visitor,
 * and loads the bundle. From there the part `core` takes it to its first render. Ends with `signal`.
 */
export function createBlocks(load: Load, signal: AbortSignal): Found {
  const known = new WeakMap<EventTarget, KnownBlock>()

  const found: Found = (element, name) => {
    if (known.has(element)) return
    known.set(element, { element, name })
    waitFor(element)
  }

  const begin = (block?: KnownBlock, isUrgent = false): void => {
    if (!block || block.isBegun || signal.aborted) return
    block.isBegun = true
    Promise.all([load('core'), load(block.name)]).then(
      ([[core]]) => signal.aborted || (core as typeof Core).lead(block, isUrgent, found),
      () => {
        // The loader has reported it, once for all blocks that waited: the server's HTML stays.
        block.isDone = true
        release(block)
      },
    )
  }

  const waitFor = createTriggers(element => begin(known.get(element)), load, signal)

  /** The visitor is quicker than the block: it comes at once, and a click is kept for it. */
  const use = (event: Event): void => {
    for (const place of event.composedPath()) {
      const block = known.get(place)
      if (!block || block.isDone) continue
      // The page wants it on other screens only.
      if (block.element.matches('[data-load^=media]')) continue
      // A click that has waited too long is repeated by us, and goes through.
      if (event.type === 'click' && (event.isTrusted || !block.click)) {
        block.click = holdClick(event as MouseEvent, block.element)
        if (block.click) setTimeout(release, PATIENCE_MS, block)
      }
      begin(block, true)
    }
  }

  for (const type of USES) document.addEventListener(type, use, { capture: true, signal })
  return found
}

/** Lets a held click do what it does without the block. */
function release(block: KnownBlock): void {
  block.click?.click()
  block.click = undefined
}
