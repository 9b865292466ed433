/**
 * Takes plain clicks on the links of an element that open in the lightbox; one with a key held, for a new
 * tab or window, leads where it says. Returns how to stop.
 *
 * @param selector finds the links.
 * @param open is called instead of following a link, before or after what it needs has been loaded.
 */
export function takeClicks(host: Node, selector: string, open: (link: HTMLElement) => void): () => void {
  const click = (event: Event): void => {
    const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
    const link = target instanceof Element && target.closest<HTMLElement>(selector)
    if (!link || defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    open(link)
  }
  host.addEventListener('click', click)
  return () => host.removeEventListener('click', click)
}
