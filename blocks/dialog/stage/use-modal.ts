import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { lockScroll } from '../../../src/overlays/dialogs/hold-page'
import { openClosable } from '../../../src/overlays/escape/closables'
import type { DialogPhase } from '../dialog.state'
import { INFORMATION } from './use-information-place'

/** What the focus is on, in a shadow root too. */
function focused(): HTMLElement | null {
  let { activeElement } = document
  while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement
  return activeElement instanceof HTMLElement ? activeElement : null
}

/**
 * Keeps a shown dialog above the page and the focus inside it; the page behind does not move. Once it is answered, the
 * page is in use again and the focus is back where it came from.
 *
 * @returns the direction of the text around the opener.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement>,
  phase: DialogPhase,
  opener: HTMLElement | null | undefined,
  cancel: () => void,
): string {
  const latest = useRef(cancel)
  latest.current = cancel
  const [direction] = useState(() => getComputedStyle(opener?.isConnected ? opener : document.body).direction)
  useLayoutEffect(
    () => (phase === 'shown' ? openModal(dialog.current, opener, () => latest.current()) : undefined),
    [dialog, phase, opener],
  )
  return direction
}

function openModal(
  dialog: HTMLDialogElement,
  opener: HTMLElement | null | undefined,
  cancel: () => void,
): () => void {
  const before = opener ?? focused()
  const release = lockScroll()
  dialog.showModal()
  const first = controlsOf(dialog)[0]
  const start = dialog.getAttribute('role') === 'alertdialog' ? dialog : (first ?? dialog)
  start.focus({ preventScroll: true })

  const undo = new AbortController()
  const { signal } = undo
  const close = (event: Event): void => {
    // A file picker's cancel and the like come by here, too.
    if (event.target !== dialog) return
    event.preventDefault()
    cancel()
  }
  // The browser's own ways of closing, such as Android's Back.
  dialog.addEventListener('cancel', close, { signal })
  dialog.addEventListener('close', close, { signal })
  dialog.addEventListener('keydown', event => keepTab(event, dialog), { signal })
  const leave = openClosable(cancel)
  return () => {
    leave()
    undo.abort()
    dialog.close()
    release()
    if (before?.isConnected && before !== document.body) before.focus({ preventScroll: true })
  }
}

/** What can be reached inside, in its order; a slot stands for what the page's light holds. */
function controlsOf(dialog: HTMLElement): HTMLElement[] {
  const own = [...dialog.querySelectorAll<HTMLElement>('button, slot')].flatMap(control =>
    control instanceof HTMLSlotElement
      ? control.assignedElements().flatMap(form => [...form.querySelectorAll<HTMLElement>('input, button')])
      : [control],
  )
  const above = dialog.querySelector(`[data-ashlar-surface=${INFORMATION}]`)?.shadowRoot
  return [...own, ...(above?.querySelectorAll('button') ?? [])]
}

/** Brings the Tab key from the last control to the first and back, where the browser would leave the page. */
function keepTab(event: KeyboardEvent, dialog: HTMLElement): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const controls = controlsOf(dialog)
  const place = controls.indexOf(focused() as HTMLElement)
  const isLeaving = event.shiftKey ? place <= 0 : place === controls.length - 1
  if (!isLeaving) return
  event.preventDefault()
  controls.at(event.shiftKey ? -1 : 0)?.focus()
}
