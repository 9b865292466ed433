/** Holds the page still behind a modal, with the room of its scroll bar, so that nothing moves. Returns how to undo it. */
export function holdPage(): () => void {
  const { documentElement: root } = document
  const { overflow, scrollbarGutter } = root.style
  const hasBar = innerWidth > root.clientWidth
  root.style.overflow = 'hidden'
  if (hasBar) root.style.scrollbarGutter = 'stable'
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    Object.assign(root.style, { overflow, scrollbarGutter })
    if (!root.getAttribute('style')) root.removeAttribute('style')
  }
}
