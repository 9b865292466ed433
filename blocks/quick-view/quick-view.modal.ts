import { lockScroll } from '../../src/overlays/dialogs/hold-page'
import { openClosable } from '../../src/overlays/escape/closables'

/**
 * Opens a dialog above a page that does not scroll meanwhile, as the next that Escape closes. The browser keeps the
 * focus inside and gives it back. Returns how to undo all of it.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const release = lockScroll()
  const leave = openClosable(() => dialog.close())
  dialog.showModal()
  const end = (): void => {
    leave()
    release()
  }
  dialog.addEventListener('close', end, { once: true })
  return () => {
    dialog.close()
    end()
  }
}
