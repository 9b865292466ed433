import { keepAttributes } from '../../../src/dom/core/keep-attributes'
import { FORM_MESSAGES } from '../../../src/forms/form.messages'
import { pointsToErrors, type Submission } from '../../../src/forms/submission.state'
import { type BoundField, controlsIn } from './frame/form-controls'

/** The place of a field's message; the server may render it empty, so that nothing shifts. */
const SLOT = '.form__error'

let lastId = 0

/**
 * Shows a field's error: in red before its title [FORM-37], and associated with its controls. Returns a
 * function that removes it.
 */
export function showError({ box }: Pick<BoundField, 'box'>, message: string): () => void {
  const own = slotOf(box)
  const slot = own ?? makeSlot(box)
  slot.id ||= `ashlar-error-${++lastId}`
  slot.textContent = message

  const restored = controlsIn(box).map(control => {
    const restore = keepAttributes(control, ['aria-invalid', 'aria-describedby'])
    control.setAttribute('aria-invalid', 'true')
    const others = control.getAttribute('aria-describedby')
    control.setAttribute('aria-describedby', others ? `${slot.id} ${others}` : slot.id)
    return restore
  })
  box.classList.add('error')
  return () => {
    for (const restore of restored) restore()
    box.classList.remove('error')
    if (!box.classList.length) box.removeAttribute('class')
    if (own) own.textContent = ''
    else slot.remove()
  }
}

/** Returns the first control of the first invalid field, in document order. */
export function firstInvalid(
  fields: readonly BoundField[],
  errors: Readonly<Record<string, string>>,
): HTMLElement | undefined {
  const invalid = fields.filter(({ field }) => Object.hasOwn(errors, field.id))
  const controls = invalid.flatMap(({ box }) => controlsIn(box))
  controls.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  return controls.find(control => control.type !== 'hidden')
}

function slotOf(box: Element): Element | null {
  const before = box.previousElementSibling
  return box.querySelector(SLOT) ?? (before?.matches(SLOT) ? before : null)
}

function makeSlot(box: Element): Element {
  const slot = document.createElement('span')
  // Style sheets of exported sites use the second name.
  slot.className = 'form__error field-error'
  const legend = box.matches('fieldset') ? box.querySelector('legend') : null
  // Inside a label the message would become part of the field's name, and before a legend it would be painted
  // after it.
  if (box.matches('label, input, select, textarea')) box.before(slot)
  else (legend ?? box).prepend(slot)
  return slot
}

/**
 * Returns the notices above and below a form [FORM-46]: a long form points to its errors from both ends, a
 * newsletter shows one notice above itself [FORM-36].
 */
export function formNotices(
  state: Submission,
  isNewsletter: boolean,
): { readonly above: readonly string[]; readonly below: readonly string[] } {
  const { fields, form } = state.failure
  if (isNewsletter && Object.keys(fields).length) return { above: form, below: [] }
  if (!pointsToErrors(state, isNewsletter)) return { above: [], below: form }
  return { above: [FORM_MESSAGES.scrollDown], below: [...form, FORM_MESSAGES.scrollUp] }
}
