let locks = 0
let before = { overflow: '', scrollbarGutter: '' }

/**
 * Keeps the page behind an overlay from scrolling; the scroll bar's room stays, so that nothing moves. Returns how to
 * unlock it; the last one to do so restores the page.
 *
 * @param hasBar whether the page has a scroll bar that takes room, where the caller has measured it before.
 */
export function lockScroll(hasBar = innerWidth > document.documentElement.clientWidth): () => void {
  const { documentElement: root } = document
  const { style } = root
  if (locks++ === 0) {
    before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter }
    style.overflow = 'hidden'
    if (hasBar) style.scrollbarGutter = 'stable'
  }
  let isLocked = true
  return () => {
    if (!isLocked) return
    isLocked = false
    if (--locks > 0) return
    Object.assign(style, before)
    if (!root.getAttribute('style')) root.removeAttribute('style')
  }
}
