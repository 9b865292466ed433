import type { ViewModule } from '../../../src/site/view-modules'
import type { Found } from '../../boot/load-blocks'
import type { ViewFound } from '../../core/announce-view'
import { onDestroy } from '../../core/features/feature'
import { WAITING_IMAGES } from '../../core/features/selectors'
import { adoptBlocks } from '../../features/legacy/adopt-blocks'
import { forgetLegacy, wrap } from '../../features/legacy/find-legacy'
import { rememberHost } from '../../features/legacy/legacy-hosts'
import { watchPage } from '../../page/watch-page'

/** The block that shows what a view is about. */
export interface ViewBlock {
  readonly block: string
  /**
   * Finds the markup of such blocks, as a server of our own writes it: for each the elements, which stand beside
   * each other. An empty list asks for a block at the end of the view.
   */
  readonly find?: (root: Element) => readonly (readonly Element[])[]
  /** The data of these blocks, where the view's own `data-block-json` gives none. */
  readonly data?: (root: Element) => object
}

/**
 * Brings views of that name to life, wherever one is found [ROLL-08]. The blocks of an exported site inside are
 * adopted, and pictures that wait for a script are loaded. Where none of these blocks is the view's own, `view` finds it.
 * Fires `ashlar:ready` on the element that names the view, once its blocks are found.
 */
export function defineView(name: ViewModule, view?: ViewBlock): void {
  document.addEventListener('ashlar:view', event => {
    const { target, detail } = event as CustomEvent<ViewFound>
    if (detail.name === name && target instanceof Element) bringUp(target, detail.found, view)
  })
}

function bringUp(root: Element, found: Found, view?: ViewBlock): void {
  const own = root.getAttribute('data-block-json')
  const adopt = (inside: Element): boolean =>
    adoptBlocks(inside, found, view && own !== null ? { block: view.block, json: own } : undefined).some(
      ({ kind }) => kind.block === view?.block,
    )

  if (!adopt(root) && view?.find) {
    const json = own ?? JSON.stringify(view.data?.(root) ?? {})
    for (const elements of view.find(root)) {
      const host = wrap(elements, json, root)
      rememberHost(host, view.block)
      found(host, view.block)
    }
  }
  // Where the whole page is adopted, others do the rest.
  if (!root.hasAttribute('data-ashlar')) return
  const showPictures = (inside: Element): void => {
    if (!inside.querySelector(WAITING_IMAGES)) return
    import('../../features/media/loose-images').then(
      ({ showLooseImages }) => showLooseImages(inside),
      () => {},
    )
  }
  showPictures(root)
  // A list may grow, page by page.
  const stop = watchPage(root, added => {
    adopt(added)
    showPictures(added)
  })
  root.dispatchEvent(new CustomEvent('ashlar:ready', { bubbles: true, composed: true }))
  onDestroy(() => {
    stop()
    // The blocks give their HTML back first.
    setTimeout(forgetLegacy, 0, document)
  })
}
