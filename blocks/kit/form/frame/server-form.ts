import { keepAttributes } from '../../../../src/dom/core/keep-attributes'

/**
 * Takes over a server-rendered form: disables native validation and its inline handler. Returns a function that
 * restores it.
 */
export const enhanceServerForm = (_host: HTMLElement, form: Element): (() => void) =>
  takeOver(form, 'onsubmit')

/** Takes over a form that keeps its own server, and its inline handler with it. */
export const enhanceOwnForm = (_host: HTMLElement, form: Element): (() => void) => takeOver(form)

/** The value of a `novalidate` that the author has not set. */
export const OURS = 'ashlar'

function takeOver(form: Element, handler = 'novalidate'): () => void {
  // A control may have the name of the method.
  const box = Element.prototype.closest.call(form, '.form-inner-wrapper[hidden]')
  const restore = keepAttributes(form, ['novalidate', handler])
  form.removeAttribute(handler)
  if (!form.hasAttribute('novalidate')) form.setAttribute('novalidate', OURS)
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

/** Elements that hold a whole field: in our markup, and in that of exported sites. */
export const BOXES = '[data-field-type], .form-item'

const SUBMIT = 'button:not([type=button], [type=reset]), input[type=submit], input[type=image]'

/** Returns the controls in `box`, or `box` itself; without buttons. */
export function controlsIn(box: Element): Control[] {
  const found = box.matches(CONTROLS) ? [box] : [...box.querySelectorAll(CONTROLS)]
  return found as Control[]
}

/** What the browser counts to a form, wherever it is. A control may be named `elements`. */
export const elementsOf = (form: Element): HTMLFormControlsCollection =>
  Reflect.get(HTMLFormElement.prototype, 'elements', form)

export const isControl = (element: Element): element is Control => element.matches(CONTROLS)

/** Omits the hidden value that frameworks send for an unchecked checkbox. */
export function filledIn(named: readonly Control[]): readonly Control[] {
  const visible = named.filter(({ type }) => type !== 'hidden')
  return visible.length ? visible : named
}

/** Returns the buttons in `box` that submit a form. */
export const submitButtonsIn = (box: ParentNode): SubmitButton[] => [
  ...box.querySelectorAll<SubmitButton>(SUBMIT),
]

/** Returns the label of a submit button. */
export const labelOf = (button: SubmitButton | undefined): string =>
  (button instanceof HTMLInputElement ? button.value : button?.textContent)?.trim() ?? ''
