import { FORM_MESSAGES } from '../../src/forms/form-messages'
import { pointsToFaults, type Submission } from '../../src/forms/submission.state'

/** What a form says above and below itself (A8 L122). */
export function formNotices(
  state: Submission,
  isNewsletter: boolean,
): { readonly above: readonly string[]; readonly below: readonly string[] } {
  const { form } = state.failure
  if (!pointsToFaults(state, isNewsletter)) return { above: [], below: form }
  return { above: [FORM_MESSAGES.scrollDown], below: [...form, FORM_MESSAGES.scrollUp] }
}
