import type { FormFailure } from './form-failure'

/** The state of a submission. */
export interface Submission {
  readonly status: 'idle' | 'submitting' | 'success' | 'failure'
  readonly failure: FormFailure
}

const NO_FAILURE: FormFailure = { fields: {}, form: [] }

/** Nothing has been sent yet. */
export const IDLE: Submission = { status: 'idle', failure: NO_FAILURE }

/** Starts sending. Returns the same state if the form is being sent or has been sent. */
export const submit = (state: Submission): Submission =>
  isLocked(state) || state.status === 'success' ? state : { status: 'submitting', failure: NO_FAILURE }

/** Rejects invalid input. */
export const reject = (failure: FormFailure): Submission => ({ status: 'idle', failure })

/** Accepted by the server. */
export const succeed = (): Submission => ({ status: 'success', failure: NO_FAILURE })

/** Rejected by the server. */
export const fail = (failure: FormFailure): Submission => ({ status: 'failure', failure })

/** Clears the error of a field that is being corrected. */
export function clearError(state: Submission, id: string): Submission {
  if (!Object.hasOwn(state.failure.fields, id)) return state
  const { [id]: _, ...fields } = state.failure.fields
  const form = Object.keys(fields).length ? state.failure.form : []
  return { ...state, failure: { fields, form } }
}

/** Returns whether the form's controls are locked. */
export const isLocked = ({ status }: Submission): boolean => status === 'submitting'

/** Returns whether the form points to its errors, above it and below: a single message stands for itself. */
export const pointsToErrors = ({ failure }: Submission, isNewsletter: boolean): boolean =>
  !isNewsletter && Object.keys(failure.fields).length > 1
