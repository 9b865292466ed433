import { DECOY_FIELD, type SubmissionPayload } from '../../../src/calls/form.ts'
import { isRecord } from '../../../src/data/core/json.ts'
import { checkFields } from '../../../src/forms/field-check.ts'
import { FIELD_MESSAGES, FORM_MESSAGES, FORM_STATUS_MESSAGES } from '../../../src/forms/form-messages.ts'
import { type FormDefinition, findForm } from '../database/forms.ts'
import { isWithinLimit } from '../database/rate-limits.ts'
import { keepSubmission } from '../database/submissions.ts'
import { readJson } from '../read-json.ts'
import type { CallRequest } from './call.ts'
import { checkProof } from './captcha.ts'
import { ageOf } from './signed-token.ts'
import { fileValues } from './submitted-files.ts'

/** A key is good for a day: a page may stay open that long. */
const KEY_MS = 24 * 3600_000

/** Who sends a form faster is no person. */
const LEAST_ELAPSED_MS = 1000

/** Values of one form at most. */
export const MOST_VALUES = 1000

const ALREADY_SENT = 'This form has already been sent. Please reload and try again.'

/** What became of a submission. */
export type Outcome =
  | { readonly kind: 'kept'; readonly form: FormDefinition }
  | {
      readonly kind: 'refused'
      readonly status: 400 | 404 | 409 | 429
      readonly error: string
      /** What is wrong, by field id. */
      readonly errors?: Readonly<Record<string, string>>
    }

interface Sent {
  readonly payload: SubmissionPayload
  readonly address: string
}

/** Checks a submission and keeps it. Robots are told that all went well; the owner finds what they sent apart. */
export async function submit(
  { db, secret, services }: Pick<CallRequest, 'db' | 'secret' | 'services'>,
  { payload, address }: Sent,
): Promise<Outcome> {
  const { key, formId, form: text, captchaKey, [DECOY_FIELD]: decoy, elapsedMs, ...details } = payload
  const age = ageOf(secret, 'submission-key', key)
  if (age === undefined || age > KEY_MS) return refused(400, FORM_MESSAGES.processing)

  const form = await findForm(db, formId)
  if (!form) return refused(404, statusMessage(404))
  if (!(await isWithinLimit(db, `form:${formId}:${address}`, services.settings.formLimit))) {
    return refused(429, statusMessage(429))
  }

  const sent = readValues(text)
  if (!sent) return refused(400, FORM_MESSAGES.unparseable)
  const filed = await fileValues(db, form, sent)
  const { values, uploadIds } = filed
  const errors = { ...checkFields(form.fields, values), ...filed.errors }
  if (Object.keys(errors).length > 0) return { ...refused(400, FORM_MESSAGES.invalidFields), errors }

  const proof = form.needsCaptcha ? await checkProof(secret, captchaKey ?? '') : undefined
  if (form.needsCaptcha && !proof) return refused(400, FORM_MESSAGES.captcha)

  const isSpam = Boolean(decoy?.trim()) || (typeof elapsedMs === 'number' && elapsedMs < LEAST_ELAPSED_MS)
  switch (await keepSubmission(db, { form, key, values, uploadIds, details, isSpam, proof })) {
    case 'kept':
    case 'repeated':
      return { kind: 'kept', form }
    case 'key-spent':
      return refused(409, ALREADY_SENT)
    case 'upload-spent':
      return refused(400, FIELD_MESSAGES.upload)
    case 'captcha-spent':
      return refused(400, FORM_MESSAGES.captcha)
  }
}

const statusMessage = (status: number): string => FORM_STATUS_MESSAGES[status] ?? FORM_MESSAGES.unknown

const refused = (status: 400 | 404 | 409 | 429, error: string): Extract<Outcome, { kind: 'refused' }> => ({
  kind: 'refused',
  status,
  error,
})

/** The map from field id to value that a payload carries as text; undefined when it is none. */
function readValues(text: string): Record<string, unknown> | undefined {
  const values = readJson(text)
  return isRecord(values) && Object.keys(values).length <= MOST_VALUES ? values : undefined
}
