import type { ReactElement } from 'react'
import { dom } from '../../../src/data/core/dom'
import { keepAttributes } from '../../../src/dom/core/keep-attributes'
import { FORM_MESSAGES } from '../../../src/forms/form.messages'
import { pointsToErrors, type Submission } from '../../../src/forms/submission.state'
import type { BoundField } from './form-elements'
import type { InvalidField } from './form-progress'
import type { Control } from './frame/server-form'

/** Returns the first control of the first invalid field, in document order. */
function firstInvalid(
  fields: readonly BoundField[],
  errors: Readonly<Record<string, string>>,
): Control | undefined {
  const invalid = fields.filter(({ field }) => Object.hasOwn(errors, field.id))
  const controls = invalid.flatMap(({ controls }) => toCorrect(controls) ?? [])
  controls.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  return controls[0]
}

/** Returns the control of a field that takes the focus: the first one that the browser refuses, or can focus. */
function toCorrect(controls: readonly Control[]): Control | undefined {
  const enabled = controls.filter(control => control.type !== 'hidden' && !control.matches(':disabled'))
  return enabled.find(({ willValidate, validity }) => willValidate && !validity.valid) ?? enabled[0]
}

/** Focuses the first invalid field, and scrolls its title out from under a header that stays in view. */
export function focusFirstInvalid(
  fields: readonly BoundField[],
  errors: Readonly<Record<string, string>>,
): void {
  const control = firstInvalid(fields, errors)
  if (!control) return
  control.focus()
  const field = fields.find(({ controls }) => controls.some(own => own === control))
  const box = field?.box ?? control.closest('[data-field-id], fieldset') ?? control.labels?.[0]
  if (!(box instanceof HTMLElement)) return
  const restore = keepAttributes(box, ['style'])
  box.style.scrollMarginTop = `${headerBottom(control) + 8}px`
  box.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  restore()
}

/** The lower edge of what sticks to the top of the window above an element, in px; 0 for nothing. */
function headerBottom(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  const bottoms = dom.elementsFromPoint(left + width / 2, 1).map(found => {
    const isStuck = /fixed|sticky/.test(getComputedStyle(found).position)
    return isStuck && !found.contains(element) ? found.getBoundingClientRect().bottom : 0
  })
  // A menu that fills the window leaves no room below.
  return Math.max(0, ...bottoms.filter(bottom => bottom < innerHeight / 2))
}

/** Lists the fields with an error, with the control to correct. */
export const invalidFields = (
  fields: readonly BoundField[],
  errors: Readonly<Record<string, string>>,
): InvalidField[] =>
  fields.flatMap(({ field: { id, title }, controls }) => {
    const error = Object.hasOwn(errors, id) ? errors[id] : undefined
    const control = toCorrect(controls)
    if (error === undefined || !control) return []
    return { text: error.includes(title) ? error : `${title}: ${error}`, control }
  })

/**
 * Returns the notices above and below a form: a form points to several errors from both ends, a
 * newsletter shows one notice above itself.
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

/** Links to the fields that need a correction, if there are several. */
export function InvalidFields({ fields }: { readonly fields: readonly InvalidField[] }): ReactElement | null {
  if (fields.length < 2) return null
  return (
    <ul>
      {fields.map(({ text, control }, index) => (
        <li key={index}>
          <a
            href={`#${control.id}`}
            onClick={event => {
              event.preventDefault()
              control.focus()
            }}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
