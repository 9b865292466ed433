import { type RefObject, useLayoutEffect, useRef } from 'react'
import { containFocus } from '../../../src/dom/focus/contain-focus'
import { lockScroll } from '../../../src/overlays/dialogs/hold-page'
import { openClosable } from '../../../src/overlays/escape/closables'

/**
 * Keeps a dialog above the page with the focus inside it, until it goes; then the focus is back where it was. Escape
 * closes it, as the page's one stack has it.
 */
export function useModalPanel(dialog: RefObject<HTMLDialogElement | null>, close: () => void): void {
  const latest = useRef(close)
  latest.current = close

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const opener = focusedNow()
    const undo = new AbortController()
    const { signal } = undo
    const leave = openClosable(() => latest.current())
    // Where the browser is quicker than the stack, it may not close what the runtime shows.
    element.addEventListener(
      'cancel',
      event => {
        event.preventDefault()
        latest.current()
      },
      { signal },
    )
    signal.addEventListener('abort', containFocus({ container: element }))
    const release = lockScroll()
    element.showModal()
    return () => {
      undo.abort()
      leave()
      element.close()
      release()
      opener?.focus({ preventScroll: true })
    }
  }, [dialog])
}

/** What has the focus, also inside a shadow root; nothing where the page as a whole has it. */
function focusedNow(): HTMLElement | undefined {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused instanceof HTMLElement && focused !== document.body ? focused : undefined
}
