import { refusalField, refusalText } from '../calls/refusal'
import { isRecord } from '../data/core/json'
import { FORM_MESSAGES, FORM_STATUS_MESSAGES } from './form.messages'

/** The errors of a form that could not be sent. */
export interface FormFailure {
  /** Messages by field id. */
  readonly fields: Readonly<Record<string, string>>
  /** Messages of the form as a whole. */
  readonly form: readonly string[]
}

/**
 * Returns the messages of a rejected submission: per field for a 400 that names them, else the text
 * of its status, else the server's own, else an unknown error.
 * @param fieldIds the form's fields; messages for other fields belong to the form as a whole.
 */
export function readFailure(
  { status, body }: { readonly status: number; readonly body: unknown },
  fieldIds: readonly string[],
): FormFailure {
  const errors = status === 400 ? messagesOf(refusalField(body, 'errors')) : []
  if (errors.length) {
    return {
      fields: Object.fromEntries(errors.filter(([id]) => fieldIds.includes(id))),
      form: errors.filter(([id]) => !fieldIds.includes(id)).map(([, message]) => message),
    }
  }
  return { fields: {}, form: [FORM_STATUS_MESSAGES[status] ?? refusalText(body) ?? FORM_MESSAGES.unknown] }
}

function messagesOf(errors: unknown): (readonly [id: string, message: string])[] {
  if (!isRecord(errors)) return []
  return Object.entries(errors).flatMap(([id, message]) =>
    typeof message === 'string' && message ? [[id, message] as const] : [],
  )
}
