import { lockScroll } from '../../src/overlays/dialogs/hold-page'

/** The body's class while a lightbox is open (A4 L66). */
export const OPEN_CLASS = 'ashlar-lightbox-open'

/**
 * Holds the page still behind the lightbox, and says on its body that one is open. Returns how to undo it.
 *
 * @param hasBar whether the page has a scroll bar that takes room.
 */
export function enterLightbox(hasBar: boolean): () => void {
  const { body } = document
  const release = lockScroll(hasBar)
  body.classList.add(OPEN_CLASS)
  return () => {
    release()
    body.classList.remove(OPEN_CLASS)
    if (!body.className) body.removeAttribute('class')
  }
}
