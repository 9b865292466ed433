/** The rectangle of an element. */
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** Returns whether `box` overlaps `other`; touching edges do not count. */
export const covers = (box: Box, other: Box): boolean =>
  box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom

/**
 * Calls `dodge` whenever the focused element is covered by `box`, an overlay in a shadow root, so that the
 * focus stays visible (WCAG 2.4.11). Returns how to stop.
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
  const lookSoon = (): void => {
    cancelAnimationFrame(frame)
    // The browser scrolls the focused element into view first.
    frame = requestAnimationFrame(look)
  }
  document.addEventListener('focusin', lookSoon, { signal })
  // A frame that receives the focus fires no `focusin`.
  window.addEventListener('blur', lookSoon, { signal })
  look()
  return () => {
    undo.abort()
    cancelAnimationFrame(frame)
  }
}
