/** The controls that keep the focus: those inside a container, or those that a predicate picks. Exactly one of the two. */
export interface FocusBounds {
  readonly container?: HTMLElement
  readonly predicate?: (control: HTMLElement) => boolean
}

const CONTROLS = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)'

/**
 * Lets the Tab key go from the last control to the first and back, where browsers would leave the page. Returns how to
 * stop.
 *
 * @throws TypeError unless there is either a container or a predicate [A11Y-01].
 */
export function containFocus({ container, predicate }: FocusBounds): () => void {
  if (!container === !predicate) {
    throw new TypeError('focus containment needs either a container or a predicate')
  }
  const bounds = container ?? document
  const keep = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Tab' || event.defaultPrevented) return
    const controls = [...bounds.querySelectorAll<HTMLElement>(CONTROLS)].filter(predicate ?? (() => true))
    const place = controls.findIndex(control => control.matches(':focus'))
    const isLeaving = event.shiftKey ? place <= 0 : place === controls.length - 1
    if (!isLeaving) return
    event.preventDefault()
    controls.at(event.shiftKey ? -1 : 0)?.focus()
  }
  bounds.addEventListener('keydown', keep)
  return () => bounds.removeEventListener('keydown', keep)
}
