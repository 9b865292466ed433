import { dom } from '../../data/core/dom'

let locks = 0
let restore = (): void => {}

/**
 * Prevents the page behind an overlay from scrolling; the scroll bar's space stays, so that nothing shifts.
 * Returns how to unlock it; the last unlock restores the page.
 * @param hasBar whether the page has a scroll bar that takes up space, if the caller has measured it.
 */
export function lockScroll(hasBar = innerWidth > dom.documentElement.clientWidth): () => void {
  if (locks++ === 0) restore = hideOverflow(hasBar)
  let isLocked = true
  return () => {
    if (isLocked && --locks === 0) restore()
    isLocked = false
  }
}

/**
 * The body's overflow is the window's while the root's is `visible`. If it is hidden on the root, the body's own makes
 * it a scroll box, and the page jumps to its top.
 */
function hideOverflow(hasBar: boolean): () => void {
  const { documentElement: root, body } = dom
  const { style } = getComputedStyle(root).overflow === 'visible' ? body : root
  const { overflow } = style
  const { scrollbarGutter } = root.style
  style.overflow = 'hidden'
  if (hasBar) root.style.scrollbarGutter = 'stable'
  return () => {
    style.overflow = overflow
    root.style.scrollbarGutter = scrollbarGutter
    for (const element of [root, body]) if (!element.getAttribute('style')) element.removeAttribute('style')
  }
}
