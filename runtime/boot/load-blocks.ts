import { dom } from '../../src/data/core/dom'
import type { KnownBlock } from '../core/core'
import type { Found } from '../page/watch-page'
import type { GetCore } from './load-core'
import type { RequestAhead } from './request-ahead'
import { createTriggers } from './triggers'

/** Maximum time that a held click waits for its block before the browser's default action runs. */
const CLICK_TIMEOUT_MS = 3000

/** Only the block handles these correctly: linked images, and buttons outside a form. */
const HANDLED_BY_BLOCK = 'a:has(img,video,svg),button:not(form *),[role=button]'
/** The browser handles these correctly, whatever the block. */
const HANDLED_BY_BROWSER = 'form *,summary,label'

/**
 * Requests the files of every block, when its trigger fires or the visitor uses it, and passes it to `core`, which loads
 * them, up to the first render. Stops when `signal` aborts.
 *
 * `core` starts once the page is parsed, because until then a block's content may be incomplete; a long or slow page is
 * parsed for a second or more, while the files arrive.
 */
export function createBlocks(request: RequestAhead, core: GetCore, signal: AbortSignal): Found {
  const known = new WeakMap<EventTarget, KnownBlock>()

  const found: Found = (element, name) => {
    if (known.has(element)) return
    known.set(element, { element, name })
    waitFor(element)
  }

  const begin = (block?: KnownBlock, isUrgent?: boolean): void => {
    if (!block || block.isBegun || signal.aborted) return
    block.isBegun = true
    request(block.name)
    // The code of a slideshow is in a file of its own, which `core` would request 0.2 s later on slow 4G.
    request(`${block.name}-${block.element.getAttribute('data-block-json')?.match(/"design": ?"(\w+)/)?.[1]}`)
    core()
      .then(started => started.loadBlock(block, isUrgent))
      .catch(() => {
        // The loader has reported it once for all waiting blocks; the server's HTML stays.
        block.isDone = true
        release(block)
      })
  }

  const waitFor = createTriggers(element => begin(known.get(element)), core, signal)

  /** The visitor uses the block before it has loaded: it loads immediately, and a click is held for it. */
  const use = (event: Event): void => {
    for (const place of event.composedPath()) {
      const block = known.get(place)
      if (!block || block.isDone) continue
      // The page wants the block on other screens only, or a framework has yet to hydrate it.
      if (block.element.matches('[data-load^=m],[data-load^=h]')) continue
      // A click that timed out is repeated by `release`, and must go through.
      if (event.type === 'click' && (event.isTrusted || !block.click)) {
        block.click = holdClick(event as MouseEvent, block.element)
        if (block.click) setTimeout(release, CLICK_TIMEOUT_MS, block)
      }
      request(`${block.name}-used`)
      begin(block, true)
    }
  }

  for (const type of ['click', 'focusin', 'pointerover'])
    dom.addEventListener(type, use, { capture: true, signal })
  // Print shows the whole page, not only what the visitor has seen. The elements of other blocks may be defined by now.
  addEventListener(
    'beforeprint',
    () => {
      for (const element of dom.querySelectorAll('*')) begin(known.get(element))
    },
    { signal },
  )
  return found
}

/** Replays a held click without the block. */
function release(block: KnownBlock): void {
  block.click?.click()
  block.click = undefined
}

/**
 * Holds a click that the block would handle differently from the browser: a thumbnail opens the lightbox instead of the
 * image's URL. A block with `data-load="interaction"` handles every click.
 *
 * @returns the clicked element; `undefined` if the click is left to the browser.
 */
function holdClick(event: MouseEvent, block: Element): HTMLElement | undefined {
  // A click with a modifier key opens a tab or a menu.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const target = event.target as HTMLElement
  const held =
    block.matches('[data-load=interaction]') && !target.closest(HANDLED_BY_BROWSER)
      ? target
      : target.closest<HTMLElement>(HANDLED_BY_BLOCK)
  if (!held || !block.contains(held)) return

  event.preventDefault()
  event.stopImmediatePropagation()
  return held
}
