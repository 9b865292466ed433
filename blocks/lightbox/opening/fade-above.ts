import { dom } from '../../../src/data/core/dom'

/**
 * Shows the dialog as a popover, which is as high as a modal but leaves the page usable. Returns how to hide
 * it.
 */
export function fadeAbove(dialog: HTMLDialogElement): () => void {
  const { activeElement } = dom
  dialog.popover = 'manual'
  dialog.showPopover()
  // A popover dialog takes the focus.
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
  return () => dialog.isConnected && dialog.hidePopover()
}
