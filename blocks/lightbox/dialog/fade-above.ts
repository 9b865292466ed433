/** A popover stands as high as a modal, but leaves the page in use. Returns how to take it away. */
export function fadeAbove(dialog: HTMLDialogElement): () => void {
  const { activeElement } = document
  dialog.popover = 'manual'
  dialog.showPopover()
  // It takes the focus as any dialog does.
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
  return () => dialog.isConnected && dialog.hidePopover()
}
