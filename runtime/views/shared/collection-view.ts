import { VIEW_BLOCKS } from 'virtual:ashlar/view-blocks'
import { dom } from '../../../src/data/core/dom'
import type { ViewModule } from '../../../src/site/view-modules'
import type { ViewFound } from '../../core/announce-view'
import { onDestroy } from '../../core/features/feature'
import { WAITING_IMAGES } from '../../core/features/selectors'
import { adoptBlocks, forgetLegacy, isTaken, rememberHost, wrap } from '../../features/legacy/find-legacy'
import { type Found, watchPage, within } from '../../page/watch-page'

/** The markup of a view's own block, which names the view in its manifest. */
interface ViewMarkup {
  /**
   * Finds the markup of such blocks as our own servers write it: for each a list of sibling elements. An empty list asks
   * for a block at the end of the view.
   */
  readonly find?: (root: Element) => readonly (readonly Element[])[]
  /** The blocks' data, if the view has no `data-block-json`. */
  readonly data?: (root: Element) => object
}

/**
 * Enhances every view of that name on the page: adopts the exported blocks inside, and loads images that wait
 * for a script. If none of the blocks is the view's own, `markup` finds it. Fires `ashlar:ready` on the element that
 * names the view, once its blocks are found.
 */
export function defineView(name: ViewModule, markup: ViewMarkup = {}): void {
  dom.addEventListener('ashlar:view', event => {
    const { target, detail } = event as CustomEvent<ViewFound>
    if (detail.name === name && target instanceof Element)
      enhance(target, detail.found, VIEW_BLOCKS[name], markup)
  })
}

function enhance(root: Element, found: Found, block: string | undefined, { find, data }: ViewMarkup): void {
  const own = root.getAttribute('data-block-json')
  const adopt = (inside: Element): boolean =>
    adoptBlocks(inside, found, block && own !== null ? { block, json: own } : undefined).some(
      ({ kind }) => kind.block === block,
    )

  if (!adopt(root) && block && find) {
    const json = own ?? JSON.stringify(data?.(root) ?? {})
    for (const elements of find(root)) {
      const host = wrap(elements, json, root)
      rememberHost(host, block)
      found(host, block)
    }
  }
  // On adopted pages, features do the rest.
  if (!root.hasAttribute('data-ashlar')) return
  const loadImages = (inside: Element): void => {
    if (!inside.querySelector(WAITING_IMAGES)) return
    import('../../features/media/loose-images').then(
      ({ showLooseImages }) => showLooseImages(inside),
      () => {},
    )
  }
  loadImages(root)
  // A list may load more pages.
  const stop = watchPage(root, added => {
    adopt(added)
    loadImages(added)
  })
  root.dispatchEvent(new CustomEvent('ashlar:ready', { bubbles: true, composed: true }))
  onDestroy(() => {
    stop()
    // The blocks restore their HTML first.
    setTimeout(forgetLegacy, 0, dom)
  })
}

/** Elements with restricted children, of which a part cannot be wrapped. */
const LISTS = 'ul, ol, dl, tbody'

/** The elements that match the selector and belong to no block. */
export function findFree(root: Element, selector: string): Element[] {
  return within(root, selector).filter(element => !isTaken(element) && !element.closest('noscript, template'))
}

/**
 * The smallest run of siblings that contains all `elements`: a whole list, or a part of it. Empty if a sibling between
 * them contains none.
 */
export function runAround(root: Element, elements: readonly Element[]): Element[] {
  let box = elements[0]?.parentElement
  while (box && box !== root && !elements.every(element => box?.contains(element))) box = box.parentElement
  if (!box || elements.includes(root)) return []
  if (box.matches(LISTS)) return [box.closest('table') ?? box]

  const children = [...box.children]
  const holds = (child: Element): boolean => elements.some(element => child.contains(element))
  const run = children.slice(children.findIndex(holds), children.findLastIndex(holds) + 1)
  if (!run.every(holds)) return []
  return run.length === children.length && box !== root ? [box] : run
}
