/** The body's class while a lightbox is open (A4 L66). */
export const OPEN_CLASS = 'ashlar-lightbox-open'

/**
 * Holds the page still behind the lightbox: it does not scroll, and the scroll bar's room stays, so that
 * nothing moves. Returns how to undo it.
 *
 * @param hasBar whether the page has a scroll bar that takes room.
 */
export function holdPage(hasBar: boolean): () => void {
  const { documentElement: root, body } = document
  const { overflow, scrollbarGutter } = root.style
  root.style.overflow = 'hidden'
  if (hasBar) root.style.scrollbarGutter = 'stable'
  body.classList.add(OPEN_CLASS)
  return () => {
    Object.assign(root.style, { overflow, scrollbarGutter })
    if (!root.getAttribute('style')) root.removeAttribute('style')
    body.classList.remove(OPEN_CLASS)
    if (!body.className) body.removeAttribute('class')
  }
}
