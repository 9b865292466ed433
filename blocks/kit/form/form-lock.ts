import { dom } from '../../../src/data/core/dom'
import type { FormElements } from './form-elements'
import type { SubmitButton } from './frame/server-form'

/**
 * Locks the form inside `box`, with its controls elsewhere, and shows `text` on its submit buttons. Returns a function that unlocks it and
 * restores the focus.
 * @param others further buttons to lock.
 */
export function lockForm(
  box: Element,
  elements: Pick<FormElements, 'controls' | 'buttons'>,
  others: readonly HTMLButtonElement[],
  text: string,
): () => void {
  const focused = dom.activeElement
  const buttons = elements.buttons
  const locked = [...elements.controls, ...buttons, ...others].filter(control => !control.disabled)
  const restored = buttons.map(button => writeButton(button, text))
  for (const control of locked) control.disabled = true
  box.setAttribute('aria-busy', 'true')

  return () => {
    for (const control of locked) control.disabled = false
    for (const restore of restored) restore()
    box.removeAttribute('aria-busy')
    // A control that is disabled loses the focus.
    locked.find(control => control === focused)?.focus({ preventScroll: true })
  }
}

/** Keeps the button's width, so that nothing shifts beside it. */
function writeButton(button: SubmitButton, text: string): () => void {
  const { minInlineSize } = button.style
  // Important, as the style sheet's own least width is.
  button.style.setProperty('min-inline-size', `${button.offsetWidth}px`, 'important')
  const restoreSize = (): void => {
    button.style.minInlineSize = minInlineSize
    if (!button.getAttribute('style')) button.removeAttribute('style')
  }
  if (button instanceof HTMLInputElement) {
    const { value } = button
    button.value = text
    return () => {
      button.value = value
      restoreSize()
    }
  }
  const nodes = [...button.childNodes]
  button.replaceChildren(text)
  return () => {
    button.replaceChildren(...nodes)
    restoreSize()
  }
}
