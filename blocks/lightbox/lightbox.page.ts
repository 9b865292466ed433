/** The body's class while a lightbox is open [LBX-03]. */
export const OPEN_CLASS = 'ashlar-lightbox-open'

/** Marks the page's body while a lightbox is open. Returns how to undo it. */
export function markOpen(): () => void {
  const { body } = document
  body.classList.add(OPEN_CLASS)
  return () => {
    body.classList.remove(OPEN_CLASS)
    if (!body.className) body.removeAttribute('class')
  }
}
