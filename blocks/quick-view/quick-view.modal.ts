/**
 * Opens a dialog above a page that does not scroll meanwhile. The browser keeps the focus inside and gives it
 * back. Returns how to undo all of it.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const { documentElement: root } = document
  const { overflow, scrollbarGutter } = root.style
  // Else the page would move when its scroll bar goes.
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  root.style.overflow = 'hidden'
  dialog.showModal()
  return () => {
    dialog.close()
    Object.assign(root.style, { overflow, scrollbarGutter })
    if (!root.getAttribute('style')) root.removeAttribute('style')
  }
}
