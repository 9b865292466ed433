import { lockScroll } from '../../src/overlays/dialogs/hold-page'
import { openClosable } from '../../src/overlays/escape/closables'
import { placeNodes } from '../kit/element/place-nodes'

/**
 * Opens the dialog above everything, with `nodes` in its slot: they stand in the page itself, where the site's styles,
 * password managers and other blocks reach them.
 *
 * @param close is asked for by Escape, by a gesture, and by a press beside the panel.
 * @returns how to take it away, with the focus back where it was.
 */
export function openModal(
  dialog: HTMLDialogElement,
  nodes: readonly ChildNode[],
  close: () => void,
): () => void {
  const { activeElement } = document
  const root = dialog.getRootNode()
  const takeBack = root instanceof ShadowRoot ? placeNodes(root.host, nodes) : () => {}
  const release = lockScroll()
  dialog.showModal()

  const leave = openClosable(close)
  const undo = new AbortController()
  const { signal } = undo
  const ask = (event: Event): void => {
    // A file field in the dialog cancels too.
    if (event.target !== dialog) return
    event.preventDefault()
    close()
  }
  dialog.addEventListener('cancel', ask, { signal })
  // A browser closes it without asking when Escape is pressed twice.
  dialog.addEventListener('close', ask, { signal })

  // Whoever marks a text and lets go beside the panel has not pressed there.
  let isPressed = false
  dialog.addEventListener('pointerdown', ({ target }) => (isPressed = target === dialog), { signal })
  dialog.addEventListener('click', event => isPressed && ask(event), { signal })

  return () => {
    undo.abort()
    leave()
    dialog.close()
    release()
    takeBack()
    if (activeElement instanceof HTMLElement && activeElement !== document.body) {
      activeElement.focus({ preventScroll: true })
    }
  }
}
