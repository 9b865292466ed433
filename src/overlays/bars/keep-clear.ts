/** What may hide an element from view. */
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** Whether `box` covers some of `other`; edges that touch do not count. */
export const covers = (box: Box, other: Box): boolean =>
  box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom

/**
 * Calls `dodge` whenever something of the page has the focus below `box`, which stands above the page in a shadow
 * root: nobody should have to guess where the focus is (WCAG 2.4.11). Returns how to stop.
 */
export function keepClear(box: Element, dodge: () => void): () => void {
  const undo = new AbortController()
  const { signal } = undo
  let frame = 0
  const look = (): void => {
    const focused = document.activeElement
    const isElsewhere = focused && focused !== document.body && focused.shadowRoot !== box.getRootNode()
    if (isElsewhere && covers(box.getBoundingClientRect(), focused.getBoundingClientRect())) dodge()
  }
  document.addEventListener(
    'focusin',
    () => {
      cancelAnimationFrame(frame)
      // The browser scrolls to it first.
      frame = requestAnimationFrame(look)
    },
    { signal },
  )
  look()
  return () => {
    undo.abort()
    cancelAnimationFrame(frame)
  }
}
