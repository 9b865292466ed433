import { dom } from '../data/core/dom'

/** The rectangle of an element. */
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** Returns whether `box` overlaps `other`; touching edges do not count. */
export const covers = (box: Box, other: Box): boolean =>
  box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom

/** Returns whether `box` hides all of `other` that is in the window. */
const hides = (box: Box, other: Box): boolean =>
  covers(box, other) &&
  box.left <= Math.max(other.left, 0) &&
  box.top <= Math.max(other.top, 0) &&
  box.right >= Math.min(other.right, innerWidth) &&
  box.bottom >= Math.min(other.bottom, innerHeight)

/**
 * Moves an overlay in a shadow root aside while it would hide the focused element, so that the focus stays visible
 * (WCAG 2.4.11). Returns how to stop.
 *
 * @param move moves `box` aside, or back.
 */
export function keepClear(box: Element, move: (isAside: boolean) => void): () => void {
  const undo = new AbortController()
  const { signal } = undo
  let frame = 0
  /** The place of `box` that it has left. */
  let left: Box | undefined
  const look = (): void => {
    const focused = dom.activeElement
    const isElsewhere = focused && focused !== dom.body && focused.shadowRoot !== box.getRootNode()
    const place = left ?? box.getBoundingClientRect()
    const isAside = !!isElsewhere && hides(place, focused.getBoundingClientRect())
    if (isAside === !!left) return
    left = isAside ? place : undefined
    move(isAside)
  }
  const lookSoon = (): void => {
    cancelAnimationFrame(frame)
    // The browser scrolls the focused element into view first.
    frame = requestAnimationFrame(look)
  }
  dom.addEventListener('focusin', lookSoon, { signal })
  // A frame that receives the focus fires no `focusin`.
  window.addEventListener('blur', lookSoon, { signal })
  addEventListener('scroll', () => left && lookSoon(), { signal, passive: true })
  look()
  return () => {
    undo.abort()
    cancelAnimationFrame(frame)
  }
}
