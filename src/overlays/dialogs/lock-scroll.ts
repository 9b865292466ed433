let locks = 0
let before = { overflow: '', scrollbarGutter: '' }

/**
 * Prevents the page behind an overlay from scrolling; the scroll bar's space stays, so that nothing shifts.
 * Returns how to unlock it; the last unlock restores the page.
 * @param hasBar whether the page has a scroll bar that takes up space, if the caller has measured it.
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
