import { QUICK_VIEW_BUTTONS, takeClicks } from '../../media/core/take-clicks'
import { openQuickView, prepareQuickView, type QuickViewRequest } from './open-quick-view'

/** What a visitor does before a click. */
const APPROACHES = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Lets the buttons inside `root` show their products above the page, those added later too. Returns how to stop.
 *
 * @param productOf what the page knows of the product of that id.
 */
export function takeQuickViews(
  root: Node,
  productOf: (itemId: string) => QuickViewRequest['product'] = () => undefined,
): () => void {
  const undo = new AbortController()
  const { signal } = undo
  const buttonOf = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(QUICK_VIEW_BUTTONS) : null

  for (const type of APPROACHES) {
    root.addEventListener(type, event => buttonOf(event) && prepareQuickView(), { signal, passive: true })
  }
  const press = (event: Event): void => {
    const button = buttonOf(event)
    // What only says that it is a button answers to the keys of one.
    if (!button?.matches('[role=button]:not(button, a)')) return
    if (!['Enter', ' '].includes((event as KeyboardEvent).key) || event.defaultPrevented) return
    event.preventDefault()
    button.click()
  }
  root.addEventListener('keydown', press, { signal })
  const stopClicks = takeClicks(root, QUICK_VIEW_BUTTONS, button => {
    const request = requestOf(button)
    const product = productOf(request.itemId)
    return openQuickView({ ...request, ...(product && { product }) }, button)
  })
  return () => {
    undo.abort()
    stopClicks()
  }
}

/** What a list says of a product around one of its buttons. */
function requestOf(button: HTMLElement): QuickViewRequest {
  const { ashlarQuickView, id } = button.dataset
  const item = button.closest('[data-item-id], li, .product-list-item, .ProductList-item')
  const link = button.closest('a') ?? item?.querySelector<HTMLAnchorElement>('a[href]')
  const title = item?.querySelector('.grid-title, .product-title, .ProductList-title, h2, h3') ?? link
  return {
    itemId: ashlarQuickView || id || '',
    title: title?.textContent.trim() ?? '',
    fullUrl: link?.href ?? '',
  }
}
