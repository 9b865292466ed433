import { createFocusTrap } from 'focus-trap'
import { tabbable } from 'tabbable'
import { dom } from '../data/core/dom'

/**
 * The controls that keep the focus: those inside a container, or those that a predicate selects. Exactly one
 * of the two.
 */
export interface FocusBounds {
  readonly container?: HTMLElement
  readonly predicate?: (control: HTMLElement) => boolean
}

const CONTROLS = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)'

/**
 * Keeps the focus among some controls: Tab moves from the last to the first and back, in shadow roots and
 * slots too. Returns how to stop.
 * @throws TypeError unless there is either a container or a predicate.
 */
export function containFocus({ container, predicate }: FocusBounds): () => void {
  if (!container === !predicate) {
    throw new TypeError('focus containment needs either a container or a predicate')
  }
  const bounds =
    container ?? [...dom.querySelectorAll<HTMLElement>(CONTROLS)].filter(predicate ?? (() => true))
  const tabbableOptions = { getShadowRoot: true, includeContainer: !container }
  const trap = createFocusTrap(bounds, {
    initialFocus: false,
    fallbackFocus: container ?? dom.body,
    // Overlays of browser extensions, such as password managers, stay usable.
    allowOutsideClick: true,
    escapeDeactivates: false,
    returnFocusOnDeactivate: false,
    tabbableOptions,
  })
  trap.activate()
  return () => void trap.deactivate()
}

/** Moves the focus by some controls inside a container, from the last to the first and back; backwards if negative. */
export function stepFocus(container: HTMLElement, steps: number): void {
  if (steps === 0) return
  const controls = tabbable(container, { getShadowRoot: true })
  const at = controls.findIndex(control => control.matches(':focus'))
  controls.at((Math.max(at, steps < 0 ? 0 : -1) + steps) % controls.length)?.focus()
}
