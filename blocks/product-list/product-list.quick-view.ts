import { takeQuickViews } from '../../src/commerce/product/quick-view-buttons'
import { QUICK_VIEW_BUTTONS } from '../../src/media/core/take-clicks'
import { MESSAGES } from './product-list.messages'

/**
 * Lets a visitor look at each product of a list without leaving it, by a button where the server has written none.
 *
 * @param items products that the list's JSON knows.
 * @returns how to take all of it away.
 */
export function offerQuickViews(
  host: HTMLElement,
  items: readonly Readonly<Record<string, unknown>>[],
): () => void {
  const added: Element[] = []
  const stop = takeQuickViews(host, id => items.find(({ itemId }) => itemId === id))
  const addButtons = (): void => {
    for (const item of host.querySelectorAll<HTMLElement>('[data-item-id]:not(:has(.product-list__over))')) {
      if (item.querySelector(QUICK_VIEW_BUTTONS)) continue
      const over = buttonFor(item)
      item.append(over)
      added.push(over)
    }
  }
  const grown = new MutationObserver(addButtons)
  addButtons()
  // Items of the JSON come a few at a time.
  grown.observe(host, { childList: true, subtree: true })
  return () => {
    grown.disconnect()
    stop()
    for (const over of added) over.remove()
  }
}

/** A button that lies over the picture of an item: it needs no room, so that nothing moves. */
function buttonFor(item: HTMLElement): Element {
  const title = item.querySelector('.grid-title')?.textContent.trim()
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'product-list__quick-view',
    textContent: MESSAGES.quickView,
    ariaHasPopup: 'dialog',
    ariaLabel: title ? `${MESSAGES.quickView}: ${title}` : null,
  })
  button.dataset['ashlarQuickView'] = item.dataset['itemId']
  const over = Object.assign(document.createElement('div'), { className: 'product-list__over' })
  over.append(button)
  return over
}
