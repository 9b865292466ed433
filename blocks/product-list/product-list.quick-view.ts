import { openQuickViews } from '../../src/commerce/product/quick-view-buttons'
import { dom } from '../../src/data/core/dom'
import { QUICK_VIEW_BUTTONS } from '../../src/media/intercept-clicks'
import { MESSAGES } from './product-list.messages'

/**
 * Opens each product of a list above the page; adds a button to items without one.
 * @param items products from the list's JSON.
 * @returns how to undo it.
 */
export function offerQuickViews(
  host: HTMLElement,
  items: readonly Readonly<Record<string, unknown>>[],
): () => void {
  const stop = openQuickViews(host, id => items.find(({ itemId }) => itemId === id))
  const without = [...host.querySelectorAll<HTMLElement>('[data-item-id]:not(:has(.product-list__over))')]
  const added = without.filter(item => !item.querySelector(QUICK_VIEW_BUTTONS)).map(addButton)
  return () => {
    stop()
    for (const overlay of added) overlay.remove()
  }
}

/** Adds a button over the image of an item: it takes up no space, so nothing shifts. */
function addButton(item: HTMLElement): Element {
  const title = item.querySelector('.grid-title')?.textContent.trim()
  const button = Object.assign(dom.createElement('button'), {
    type: 'button',
    className: 'product-list__quick-view',
    textContent: MESSAGES.quickView,
    ariaHasPopup: 'dialog',
    ariaLabel: title ? `${MESSAGES.quickView}: ${title}` : null,
  })
  button.dataset['ashlarQuickView'] = item.dataset['itemId']
  const over = Object.assign(dom.createElement('div'), { className: 'product-list__over' })
  over.append(button)
  item.append(over)
  return over
}
