import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type ModalOptions, openModal } from './open-modal'

/**
 * Shows a `<dialog>` as a modal while `isOpen`; `close` is always the latest, the other options are read on
 * opening.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  options: ModalOptions,
): void {
  const latest = useRef(options)
  latest.current = options
  useLayoutEffect(() => {
    if (!isOpen || !dialog.current) return undefined
    return openModal(dialog.current, { ...latest.current, close: () => latest.current.close() })
  }, [dialog, isOpen])
}

/**
 * Creates a ref that adds a style sheet to the shadow root of its element.
 * @param css the sheet's text.
 */
export function adoptSheet(css: string): (element: Element | null) => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return element => {
    const root = element?.getRootNode()
    if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(sheet)) {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    }
  }
}
