let holds = 0
let before = { overflow: '', scrollbarGutter: '' }

/**
 * Holds the page still behind what stands above it: it does not scroll, and the scroll bar's room stays, so that
 * nothing moves. Returns how to let it go; whoever does so last gives the page back as it was.
 *
 * @param hasBar whether the page has a scroll bar that takes room, where the caller has measured it before.
 */
export function lockScroll(hasBar = innerWidth > document.documentElement.clientWidth): () => void {
  const { documentElement: root } = document
  const { style } = root
  if (holds++ === 0) {
    before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter }
    style.overflow = 'hidden'
    if (hasBar) style.scrollbarGutter = 'stable'
  }
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    if (--holds > 0) return
    Object.assign(style, before)
    if (!root.getAttribute('style')) root.removeAttribute('style')
  }
}
