import type { DialogRequest, QuestionRequest } from '../../src/overlays/dialog-requests/dialog.request'
import { cancelAll } from '../../src/overlays/dialog-requests/dialog-store'
import { openDialog } from '../../src/overlays/dialog-requests/open-dialog'
import { until } from '../../test/mount'

/** A question with two answers. */
export const QUESTION: QuestionRequest = {
  kind: 'question',
  style: 'confirm-or-reject',
  title: 'Fire the kiln?',
  message: 'It takes nine hours.',
}

/** The element whose shadow root holds the dialogs. */
export function stage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('ashlar-dialog[data-stage]')
}

/** The dialogs on the page, newest last. */
export function dialogsNow(): HTMLDialogElement[] {
  return [...(stage()?.shadowRoot?.querySelectorAll('dialog') ?? [])]
}

/** Opens a dialog and returns it. */
export async function ask(request: DialogRequest = QUESTION) {
  const count = dialogsNow().length
  const outcome = openDialog(request)
  const dialog = await until(() => dialogsNow()[count])
  await until(() => dialog.open)
  return { dialog, outcome }
}

/** Returns a button by its text, or any element by selector, inside a dialog. */
export function find(dialog: ParentNode, selector: string): HTMLElement {
  const buttons = [...dialog.querySelectorAll<HTMLElement>('button')]
  const found =
    buttons.find(button => button.textContent === selector) ??
    (/^[A-Z]/.test(selector) ? null : dialog.querySelector<HTMLElement>(selector))
  if (!found) throw new Error(`no ${selector}`)
  return found
}

/** Removes every dialog and the stage. */
export async function withoutDialogs(): Promise<void> {
  cancelAll()
  await until(() => dialogsNow().length === 0)
  stage()?.remove()
}

/** Presses a key on the focused element. */
export function press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...init,
  })
  ;(focused() ?? document.body).dispatchEvent(event)
  return event
}

/** Returns the focused element, in a shadow root too. */
export function focused(): Element | null {
  let { activeElement } = document
  while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement
  return activeElement
}

/** Creates a focused button on the page. */
export function opener(): HTMLButtonElement {
  const button = document.createElement('button')
  button.textContent = 'Open'
  document.body.append(button)
  button.focus()
  return button
}
