import type { DialogRequest, QuestionRequest } from '../../src/overlays/dialogs/dialog.request'
import { cancelAll } from '../../src/overlays/dialogs/dialog-store'
import { openDialog } from '../../src/overlays/dialogs/open-dialog'
import { until } from '../../test/mount'

/** A question with two answers. */
export const QUESTION: QuestionRequest = {
  kind: 'question',
  style: 'confirm-or-reject',
  title: 'Fire the kiln?',
  message: 'It takes nine hours.',
}

/** The element in whose shadow dialogs stand. */
export function stage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('ashlar-dialog[data-stage]')
}

/** The dialogs on the page, the newest last. */
export function dialogsNow(): HTMLDialogElement[] {
  return [...(stage()?.shadowRoot?.querySelectorAll('dialog') ?? [])]
}

/** Asks for a dialog, and gives it once it is open. */
export async function ask(request: DialogRequest = QUESTION) {
  const count = dialogsNow().length
  const outcome = openDialog(request)
  const dialog = await until(() => dialogsNow()[count])
  await until(() => dialog.open)
  return { dialog, outcome }
}

/** A button by its words, or whatever fits a selector, inside a dialog. */
export function find(dialog: ParentNode, selector: string): HTMLElement {
  const buttons = [...dialog.querySelectorAll<HTMLElement>('button')]
  const found =
    buttons.find(button => button.textContent === selector) ??
    (/^[A-Z]/.test(selector) ? null : dialog.querySelector<HTMLElement>(selector))
  if (!found) throw new Error(`no ${selector}`)
  return found
}

/** Takes every dialog and its stage away. */
export async function withoutDialogs(): Promise<void> {
  cancelAll()
  await until(() => dialogsNow().length === 0)
  stage()?.remove()
}

/** Presses a key where the focus is. */
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

/** What has the focus, in a shadow root too. */
export function focused(): Element | null {
  let { activeElement } = document
  while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement
  return activeElement
}

/** A button on the page that has the focus. */
export function opener(): HTMLButtonElement {
  const button = document.createElement('button')
  button.textContent = 'Open'
  document.body.append(button)
  button.focus()
  return button
}
