import { report } from '../../../../src/data/core/report'

/** Elements that Tab reaches, except rare ones: close enough until the trap has loaded. */
const CONTROLS =
  ':is(a[href],button,input,select,textarea,summary,[tabindex]):not([tabindex="-1"],:disabled,[inert] *)'

/**
 * Makes Tab move from a dialog's last control to its first. The trap loads when the visitor uses the keyboard: right
 * after the dialog's first frame if a key opened it, otherwise with the first Tab. Until then the browser moves the
 * focus; at the ends Tab waits for the trap. A visitor with a pointer never loads it.
 */
export function trapFocus(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let isLoading = false
  let steps = 0
  const load = async (): Promise<void> => {
    if (isLoading || signal.aborted) return
    isLoading = true
    const part = await import('../../../../src/dom/focus/contain-focus').catch(report)
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
