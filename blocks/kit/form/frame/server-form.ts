import { keepAttributes } from '../../../../src/dom/core/keep-attributes'

/**
 * Takes over a server-rendered form: disables native validation and its inline handler. Returns a function that
 * restores it.
 */
export const enhanceServerForm = (_host: HTMLElement, form: Element): (() => void) =>
  takeOver(form, 'onsubmit')

/** Takes over a form that keeps its own server, and its inline handler with it. */
export const enhanceOwnForm = (_host: HTMLElement, form: Element): (() => void) => takeOver(form)

function takeOver(form: Element, handler = 'novalidate'): () => void {
  const box = form.closest('.form-inner-wrapper[hidden]')
  const restore = keepAttributes(form, ['novalidate', handler])
  form.removeAttribute(handler)
  form.setAttribute('novalidate', '')
  box?.removeAttribute('hidden')
  return () => {
    restore()
    box?.setAttribute('hidden', '')
  }
}

/** A control that visitors fill in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A button that submits a form. */
export type SubmitButton = HTMLButtonElement | HTMLInputElement

const CONTROLS = 'select, textarea, input:not([type=submit], [type=button], [type=image], [type=reset])'

const SUBMIT = 'button:not([type=button], [type=reset]), input[type=submit], input[type=image]'

/** Returns the controls in `box`, or `box` itself; without buttons. */
export function controlsIn(box: Element): Control[] {
  const found = box.matches(CONTROLS) ? [box] : [...box.querySelectorAll(CONTROLS)]
  return found as Control[]
}

/** Returns the buttons in `box` that submit its form. */
export const submitButtonsIn = (box: Element): SubmitButton[] => [
  ...box.querySelectorAll<SubmitButton>(SUBMIT),
]

/** Returns the label of a submit button. */
export const labelOf = (button: SubmitButton | undefined): string =>
  (button instanceof HTMLInputElement ? button.value : button?.textContent)?.trim() ?? ''
