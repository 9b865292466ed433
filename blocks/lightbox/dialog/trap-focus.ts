import { createFocusTrap } from 'focus-trap'

/** Keeps the Tab key inside a dialog that stands in a shadow root. Returns how to let it go. */
export function trapFocus(dialog: HTMLElement): () => void {
  const trap = createFocusTrap(dialog, {
    initialFocus: false,
    fallbackFocus: dialog,
    // All that is outside is inert already; what stands above it is not the page's: password managers, for one.
    allowOutsideClick: true,
    escapeDeactivates: false,
    returnFocusOnDeactivate: false,
    tabbableOptions: { getShadowRoot: true },
  })
  trap.activate()
  return () => void trap.deactivate()
}
