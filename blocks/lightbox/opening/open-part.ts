/** The code that opens a lightbox. It loads as soon as the page has one, so that a click waits for nothing. */

export { enterHistory } from '../dialog/history'
export { zoomFrom, zoomTo } from '../gestures/zoom-from'
export { clickAction, halfOf, kindOf } from '../lightbox.click'

/**
 * Shows the dialog as a popover, which is as high as a modal but leaves the page usable. Returns how to hide
 * it.
 */
export function fadeAbove(dialog: HTMLDialogElement): () => void {
  const { activeElement } = document
  dialog.popover = 'manual'
  dialog.showPopover()
  // A popover dialog takes the focus.
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
  return () => dialog.isConnected && dialog.hidePopover()
}
