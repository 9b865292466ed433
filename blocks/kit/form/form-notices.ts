import { FORM_MESSAGES } from '../../../src/forms/form.messages'
import { pointsToErrors, type Submission } from '../../../src/forms/submission.state'

/**
 * What a form says above and below itself (A8 L122): a form of many fields points to its faults from both sides, a
 * newsletter says above itself that there are some [FORM-36].
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
