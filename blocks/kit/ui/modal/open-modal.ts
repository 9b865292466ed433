import { dom } from '../../../../src/data/core/dom'
import { report } from '../../../../src/data/core/report'
import { lockScroll } from '../../../../src/overlays/dialogs/lock-scroll'
import { restoreFocus } from '../../../../src/overlays/dialogs/restore-focus'
import { openClosable } from '../../../../src/overlays/escape-stack'

/** Options of a modal dialog. */
export interface ModalOptions {
  /** Called when the visitor wants to leave: by Escape, the device's Back gesture, or a press outside. */
  readonly close: () => void
  /** Receives the focus when the dialog closes; by default the previously focused element. */
  readonly opener?: HTMLElement | null | undefined
  /** Selects the element that receives the initial focus; by default the browser does. */
  readonly first?: (dialog: HTMLDialogElement) => HTMLElement | null
  /** A press outside the dialog closes it, unless it began inside, as in a text selection. */
  readonly closesOutside?: boolean
  /**
   * Tab moves from the last control to the first instead of the browser's own controls. Only for dialogs
   * without cross-origin frames: a focus trap does not see those, and would skip one at the end.
   */
  readonly wrapsTab?: boolean
  /** Whether the page has a scroll bar that takes up space, if the caller has measured it. */
  readonly hasBar?: boolean
}

/**
 * Shows a `<dialog>` as the topmost modal: the browser makes the page behind it inert and keeps the focus
 * inside, the page does not scroll, and Escape closes it in turn. Returns a function that closes it and
 * restores the focus.
 */
export function openModal(dialog: HTMLDialogElement, options: ModalOptions): () => void {
  const { close, opener, first, closesOutside, wrapsTab, hasBar } = options
  const before = opener ?? focusedElement()
  const unlock = lockScroll(hasBar)
  dialog.inert = false
  dialog.showModal()
  const start = first?.(dialog)
  // Most browsers have focused it already, and each call forces a layout.
  if (!start?.matches(':focus')) start?.focus({ preventScroll: true })

  const undo = new AbortController()
  const { signal } = undo
  const ask = (event: Event): void => {
    // A file picker inside also fires `cancel`.
    if (event.target !== dialog) return
    event.preventDefault()
    close()
  }
  // Native close requests, such as Android's Back; pressing Escape twice closes the dialog without asking.
  dialog.addEventListener('cancel', ask, { signal })
  dialog.addEventListener('close', ask, { signal })
  if (closesOutside) {
    let isFromInside = false
    dialog.addEventListener('pointerdown', ({ target }) => (isFromInside = target !== dialog), { signal })
    dialog.addEventListener('click', event => isFromInside || ask(event), { signal })
  }
  if (wrapsTab) trapFocus(dialog, signal)
  const leave = openClosable(close)
  return () => {
    if (signal.aborted) return
    leave()
    // Before the focus moves; otherwise the trap would take it back.
    undo.abort()
    // The dialog may still be fading out, and React restores the focus to an element that is in use.
    dialog.inert = true
    dialog.close()
    unlock()
    restoreFocus(before)
  }
}

/** Returns the focused element, in a shadow root too; null if no element has the focus. */
function focusedElement(): HTMLElement | null {
  let { activeElement } = dom
  while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement
  return activeElement instanceof HTMLElement && activeElement !== dom.body ? activeElement : null
}

/** Selects nearly every element that Tab reaches. It serves until the focus trap has loaded. */
const CONTROLS =
  ':is(a[href],button,input,select,textarea,summary,[tabindex]):not([tabindex="-1"],:disabled,[inert] *)'

/**
 * Makes Tab move from a dialog's last control to its first. The trap loads when the visitor uses the keyboard: right
 * after the dialog's first frame if a key opened it, otherwise with the first Tab. Until then the browser moves the
 * focus; at the ends Tab waits for the trap. A visitor with a pointer never loads it.
 */
function trapFocus(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let isLoading = false
  let steps = 0
  const load = async (): Promise<void> => {
    if (isLoading || signal.aborted) return
    isLoading = true
    const part = await import('../../../../src/dom/contain-focus').catch(report)
    dialog.removeEventListener('keydown', hold)
    if (!part || signal.aborted) return
    signal.addEventListener('abort', part.containFocus({ container: dialog }))
    part.stepFocus(dialog, steps)
  }
  const hold = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return
    void load()
    const end = [...dialog.querySelectorAll(CONTROLS)].at(event.shiftKey ? 0 : -1)
    // A synthetic key moves no focus.
    if (!event.isTrusted || !end?.matches(':focus')) return
    event.preventDefault()
    steps += event.shiftKey ? -1 : 1
  }
  dialog.addEventListener('keydown', hold, { signal })
  requestAnimationFrame(() => setTimeout(() => dialog.querySelector(':focus-visible') && load()))
}
