import { report } from '../data/core/report'

/** Selects the buttons that open a quick view: by product id, or by class on exported pages. */
export const QUICK_VIEW_BUTTONS = '[data-ashlar-quick-view], .sqs-product-quick-view-button[data-id]'

/**
 * Intercepts plain clicks on links of an element; clicks with a modifier key keep opening a tab or window.
 * Returns how to stop.
 *
 * @param selector selects the links.
 * @param open called instead of following a link, during the click. If it fails, the link is followed.
 */
export function interceptClicks(
  host: Node,
  selector: string,
  open: (link: HTMLElement) => unknown,
): () => void {
  const click = (event: Event): void => {
    const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
    const link = target instanceof Element && target.closest<HTMLElement>(selector)
    if (!link || defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    const opening = async (): Promise<unknown> => open(link)
    opening().catch(cause => {
      report(cause)
      followLink(link)
    })
  }
  host.addEventListener('click', click)
  return () => host.removeEventListener('click', click)
}

/** Follows a link without a click, which would be intercepted again. */
export function followLink(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return
  window.open(link.href, link.target || '_self', link.target === '_blank' ? 'noopener' : '')
}
