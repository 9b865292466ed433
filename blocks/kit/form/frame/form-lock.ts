import { controlsIn } from './form-controls'

/** Buttons that submit a form. */
export const SUBMIT = 'button:not([type=button], [type=reset]), input[type=submit], input[type=image]'

/**
 * Locks every control in `box`, and shows `text` on its submit buttons. Returns a function that unlocks it
 * and restores the focus.
 */
export function lockForm(box: Element, text: string): () => void {
  const focused = document.activeElement
  const buttons = [...box.querySelectorAll<HTMLButtonElement | HTMLInputElement>(SUBMIT)]
  const rows = [...box.querySelectorAll<HTMLButtonElement>('.form__file-button')]
  const locked = [...controlsIn(box), ...buttons, ...rows].filter(control => !control.disabled)
  const restored = buttons.map(button => writeButton(button, text))
  for (const control of locked) control.disabled = true
  box.setAttribute('aria-busy', 'true')

  return () => {
    for (const control of locked) control.disabled = false
    for (const restore of restored) restore()
    box.removeAttribute('aria-busy')
    // A control that is disabled loses the focus.
    if (focused instanceof HTMLElement && box.contains(focused)) focused.focus({ preventScroll: true })
  }
}

/** Returns the label of a submit button. */
export function readButton(box: Element): string {
  const button = box.querySelector<HTMLButtonElement | HTMLInputElement>(SUBMIT)
  return (button instanceof HTMLInputElement ? button.value : button?.textContent)?.trim() ?? ''
}

/** Keeps the button's width, so that nothing shifts beside it. */
function writeButton(button: HTMLButtonElement | HTMLInputElement, text: string): () => void {
  const { minInlineSize } = button.style
  button.style.minInlineSize = `${button.offsetWidth}px`
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
