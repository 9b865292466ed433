import { report } from '../../data/core/report'

/** Buttons that show a product above the page: by its id, or on exported pages by their class. */
export const QUICK_VIEW_BUTTONS = '[data-ashlar-quick-view], .sqs-product-quick-view-button[data-id]'

/**
 * Takes plain clicks on the links of an element that open in the lightbox; one with a key held, for a new
 * tab or window, leads where it says. Returns how to stop.
 *
 * @param selector finds the links.
 * @param open is called instead of following a link, in the click itself. Where it fails, the link is followed.
 */
export function takeClicks(host: Node, selector: string, open: (link: HTMLElement) => unknown): () => void {
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

/** Leads where a link says: not by a click of ours, which would be taken again. */
export function followLink(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return
  window.open(link.href, link.target || '_self', link.target === '_blank' ? 'noopener' : '')
}
