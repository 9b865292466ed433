import { report } from '../../../../src/data/core/report'
import { lockScroll } from '../../../../src/overlays/dialogs/lock-scroll'
import { openClosable } from '../../../../src/overlays/escape/escape-stack'

/** How a modal dialog behaves while it is open. */
export interface ModalOptions {
  /** Called when the visitor wants to leave: by Escape, the device's Back gesture, or a press outside. */
  readonly close: () => void
  /** Receives the focus when the dialog closes; by default the element that had it before. */
  readonly opener?: HTMLElement | null | undefined
  /** Picks the element that receives the focus first; by default the browser does. */
  readonly first?: (dialog: HTMLDialogElement) => HTMLElement | null
  /** A press outside the dialog closes it, unless it began inside, as when text is selected. */
  readonly closesOutside?: boolean
  /**
   * Tab goes from the last control to the first instead of the browser's own controls. Only for dialogs without
   * foreign frames: a focus trap does not see those, and would skip one that comes last.
   */
  readonly wrapsTab?: boolean
  /** Whether the page has a scroll bar that takes room, if the caller has measured it already. */
  readonly hasBar?: boolean
}

/**
 * Shows a `<dialog>` as the page's newest modal: the browser makes everything behind it inert and keeps the focus
 * inside, the page does not scroll, and Escape closes it in turn. Returns how to close it, with the focus back.
 */
export function openModal(dialog: HTMLDialogElement, options: ModalOptions): () => void {
  const { close, opener, first, closesOutside, wrapsTab, hasBar } = options
  const before = opener ?? focusedElement()
  const unlock = lockScroll(hasBar)
  dialog.inert = false
  dialog.showModal()
  const start = first?.(dialog)
  // Most browsers have focused it already, and each call lays out the page.
  if (!start?.matches(':focus')) start?.focus({ preventScroll: true })

  const undo = new AbortController()
  const { signal } = undo
  const ask = (event: Event): void => {
    // A file picker inside fires `cancel`, too.
    if (event.target !== dialog) return
    event.preventDefault()
    close()
  }
  // The browser's own ways, such as Android's Back; it closes without asking when Escape is pressed twice.
  dialog.addEventListener('cancel', ask, { signal })
  dialog.addEventListener('close', ask, { signal })
  if (closesOutside) {
    let isFromInside = false
    dialog.addEventListener('pointerdown', ({ target }) => (isFromInside = target !== dialog), { signal })
    dialog.addEventListener('click', event => isFromInside || ask(event), { signal })
  }
  if (wrapsTab) trapFocus(dialog, signal).catch(report)
  const leave = openClosable(close)
  return () => {
    if (signal.aborted) return
    leave()
    // Before the focus moves, or the trap would take it back.
    undo.abort()
    // It may fade out yet, and React gives the focus back to what it finds in use.
    dialog.inert = true
    dialog.close()
    unlock()
    if (before?.isConnected) before.focus({ preventScroll: true })
  }
}

/** The focused element, in a shadow root too; null if the page as a whole has the focus. */
function focusedElement(): HTMLElement | null {
  let { activeElement } = document
  while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
}

/** Traps the Tab key after the dialog's first frame; until then the browser alone holds the focus. */
async function trapFocus(dialog: HTMLDialogElement, signal: AbortSignal): Promise<void> {
  const { containFocus } = await import('../../../../src/dom/focus/contain-focus')
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  if (!signal.aborted) signal.addEventListener('abort', containFocus({ container: dialog }))
}
