import { FORM_MESSAGES } from '../../../src/forms/form.messages'
import { pointsToErrors, type Submission } from '../../../src/forms/submission.state'
import type { BoundField } from './form-elements'
import type { InvalidField } from './form-progress'

/** Returns the first control of the first invalid field, in document order. */
export function firstInvalid(
  fields: readonly BoundField[],
  errors: Readonly<Record<string, string>>,
): HTMLElement | undefined {
  const invalid = fields.filter(({ field }) => Object.hasOwn(errors, field.id))
  const controls = invalid.flatMap(({ controls }) => controls)
  controls.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  return controls.find(control => control.type !== 'hidden')
}

/** Lists the fields with an error, with their first control. */
export const invalidFields = (
  fields: readonly BoundField[],
  errors: Readonly<Record<string, string>>,
): InvalidField[] =>
  fields.flatMap(({ field: { id, title }, controls: [control] }) => {
    const error = Object.hasOwn(errors, id) ? errors[id] : undefined
    if (error === undefined || !control || control.type === 'hidden') return []
    return { text: error.includes(title) ? error : `${title}: ${error}`, control }
  })

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
