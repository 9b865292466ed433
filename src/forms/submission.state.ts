import type { FormFailure } from './form-failure'

/** Where a submission stands (A4 L63). */
export interface Submission {
  readonly status: 'idle' | 'submitting' | 'success' | 'failure'
  readonly failure: FormFailure
}

const NO_FAILURE: FormFailure = { fields: {}, form: [] }

/** Nothing has been sent yet. */
export const IDLE: Submission = { status: 'idle', failure: NO_FAILURE }

/** Starts to send. While it is sending, and once it is sent, the same state comes back: there is nothing to do. */
export const submit = (state: Submission): Submission =>
  isLocked(state) || state.status === 'success' ? state : { status: 'submitting', failure: NO_FAILURE }

/** What was entered cannot be sent. */
export const reject = (failure: FormFailure): Submission => ({ status: 'idle', failure })

/** The server has taken it. */
export const succeed = (): Submission => ({ status: 'success', failure: NO_FAILURE })

/** The server has not taken it. */
export const fail = (failure: FormFailure): Submission => ({ status: 'failure', failure })

/** Takes the fault of a field away that is being put right. */
export function clearError(state: Submission, id: string): Submission {
  if (!Object.hasOwn(state.failure.fields, id)) return state
  const { [id]: _, ...fields } = state.failure.fields
  const form = Object.keys(fields).length ? state.failure.form : []
  return { ...state, failure: { fields, form } }
}

/** Nothing in the form can be changed (A4 L63). */
export const isLocked = ({ status }: Submission): boolean => status === 'submitting'

/** Whether the form points to its faults, above it and below (A8 L122). */
export const pointsToErrors = ({ failure }: Submission, isNewsletter: boolean): boolean =>
  !isNewsletter && (Object.keys(failure.fields).length > 0 || failure.form.length > 0)
