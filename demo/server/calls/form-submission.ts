import { HONEYPOT_FIELD, type SubmissionPayload } from '../../../src/calls/form.ts'
import { isRecord } from '../../../src/data/core/json.ts'
import type { Result } from '../../../src/data/core/result.ts'
import { checkFields } from '../../../src/forms/field-check.ts'
import { FIELD_MESSAGES, FORM_MESSAGES, FORM_STATUS_MESSAGES } from '../../../src/forms/form.messages.ts'
import { type FormDefinition, findForm, recallForm } from '../database/forms.ts'
import type { Database } from '../database/open-database.ts'
import { isWithinLimit } from '../database/stored-limits.ts'
import { saveSubmission } from '../database/submissions.ts'
import { findUploadByProof, type Upload, type UploadProof } from '../database/uploads.ts'
import { readJson } from '../requests/body.ts'
import { type Refusal, refusal } from '../requests/refusal.ts'
import { ageOf } from '../requests/signed-token.ts'
import type { CallRequest } from './call.ts'
import { checkProof } from './captcha.ts'

/** Submission keys are valid for a day, since pages may stay open that long. */
const KEY_MS = 24 * 3600_000

/** Forms submitted faster than this are treated as spam. */
const MIN_ELAPSED_MS = 1000

/** Maximum size of a submission in bytes, without its files. */
export const MAX_FORM_BYTES = 1_000_000

/** Maximum number of values in a submission. */
export const MAX_VALUES = 1000

/** Characters of a value's name. */
const MAX_NAME_LENGTH = 500

const ALREADY_SENT = 'This form has already been sent. Please reload and try again.'

/** Why a submission was refused. */
export interface SubmissionFault extends Refusal<400 | 404 | 409 | 429> {
  /** Error messages by field id. */
  readonly errors?: Readonly<Record<string, string>>
}

type Fault = Extract<Result<never, SubmissionFault>, { ok: false }>

interface Sent {
  readonly payload: SubmissionPayload
  readonly address: string
}

/** Validates and stores a submission. Suspected spam is stored apart and answered like any other. */
export async function submit(
  call: Pick<CallRequest, 'db' | 'secret' | 'services'>,
  sent: Sent,
): Promise<Result<FormDefinition, SubmissionFault>> {
  const age = ageOf(call.secret, 'submission-key', sent.payload.key)
  if (age === undefined || age > KEY_MS) return refusal(400, FORM_MESSAGES.processing)

  const { formId } = sent.payload
  const known = await recallForm(call.db, formId)
  if (!known) return refusal(404, statusMessage(404))
  const outcome = await submitTo(known, { ...call, ...sent, isCounted: false })
  if (outcome !== 'form-changed' && (outcome.ok || outcome.error.status === 429)) return outcome

  // Another process may have changed the form since this one read it.
  const form = await findForm(call.db, formId)
  if (!form) return refusal(404, statusMessage(404))
  if (outcome !== 'form-changed' && form.version === known.version) return outcome
  const again = await submitTo(form, { ...call, ...sent, isCounted: true })
  return again === 'form-changed' ? refusal(409, statusMessage(409)) : again
}

interface Attempt extends Sent, Pick<CallRequest, 'db' | 'secret' | 'services'> {
  /** The submission has been counted towards the limit. */
  readonly isCounted: boolean
}

async function submitTo(
  form: FormDefinition,
  { db, secret, services, payload, address, isCounted: wasCounted }: Attempt,
): Promise<Result<FormDefinition, SubmissionFault> | 'form-changed'> {
  const { key, formId, form: text, captchaKey, [HONEYPOT_FIELD]: honeypot, elapsedMs, ...details } = payload
  const use = { name: `form:${formId}:${address}`, limit: services.settings.formLimit }
  const isWithin = (): Promise<boolean> => isWithinLimit(db, use.name, use.limit)
  const tooMany = refusal(429, statusMessage(429))

  const sent = readValues(text)
  // Captchas and files cost more than a check, so these submissions are counted first; others when they are stored.
  const isCostly = form.needsCaptcha || (sent !== undefined && hasFiles(form, sent))
  if (isCostly && !wasCounted && !(await isWithin())) return tooMany
  const isCounted = wasCounted || isCostly
  const refuse = async (fault: Fault): Promise<Fault> => (isCounted || (await isWithin()) ? fault : tooMany)

  if (!sent) return refuse(refusal(400, FORM_MESSAGES.unparseable))
  const resolved = await resolveFiles(db, form, sent)
  const { values, uploadIds } = resolved
  const errors = { ...checkFields(form.fields, values), ...resolved.errors }
  if (Object.keys(errors).length > 0) {
    const message = FORM_MESSAGES.invalidFields
    return refuse({ ok: false, error: { status: 400, message, errors } })
  }

  const proof = form.needsCaptcha ? await checkProof(secret, captchaKey ?? '') : undefined
  if (form.needsCaptcha && !proof) return refuse(refusal(400, FORM_MESSAGES.captcha))

  const isSpam = Boolean(honeypot?.trim()) || (typeof elapsedMs === 'number' && elapsedMs < MIN_ELAPSED_MS)
  const submission = { form, key, values, uploadIds, details, isSpam, proof }
  switch (await saveSubmission(db, { ...submission, use: isCounted ? undefined : use })) {
    case 'kept':
    case 'repeated':
      return { ok: true, value: form }
    case 'over-limit':
      return tooMany
    case 'form-changed':
      return 'form-changed'
    case 'key-spent':
      return refusal(409, ALREADY_SENT)
    case 'upload-spent':
      return refusal(400, FIELD_MESSAGES.upload)
    case 'captcha-spent':
      return refusal(400, FORM_MESSAGES.captcha)
  }
}

const statusMessage = (status: number): string => FORM_STATUS_MESSAGES[status] ?? FORM_MESSAGES.unknown

/** Parses the values of a payload, by field id; undefined if they are invalid. */
function readValues(text: string): Record<string, unknown> | undefined {
  const values = readJson(text)
  if (!isRecord(values)) return undefined
  const names = Object.keys(values)
  const isShort = names.length <= MAX_VALUES && names.every(({ length }) => length <= MAX_NAME_LENGTH)
  return isShort ? values : undefined
}

/** Maximum number of files per field, whatever the field allows. */
const MAX_FILES = 20

/** Submitted values with file references replaced by the stored files. */
export interface ResolvedValues {
  readonly values: Readonly<Record<string, unknown>>
  /** The uploads that the submission refers to. */
  readonly uploadIds: readonly string[]
  /** Error messages by field id. */
  readonly errors: Readonly<Record<string, string>>
}

/**
 * Replaces file references in submitted values with the stored files, ignoring the client's description of them.
 */
export async function resolveFiles(
  db: Database,
  form: FormDefinition,
  values: Readonly<Record<string, unknown>>,
): Promise<ResolvedValues> {
  const resolved: Record<string, unknown> = { ...values }
  const errors: Record<string, string> = {}
  const uploadIds: string[] = []
  for (const [fieldId, value] of Object.entries(values)) {
    if (!isFileField(form, fieldId, value)) continue
    const files = await findAll(db, { formId: form.id, fieldId }, value)
    if (!files) errors[fieldId] = FIELD_MESSAGES.upload
    resolved[fieldId] = files ?? []
    uploadIds.push(...(files ?? []).map(({ id }) => id))
  }
  return { values: resolved, uploadIds, errors }
}

const hasFiles = (form: FormDefinition, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(values).some(([fieldId, value]) => isFileField(form, fieldId, value))

/** In forms with unknown fields, values that look like upload proofs are files. */
function isFileField({ fields }: FormDefinition, fieldId: string, value: unknown): boolean {
  if (fields.length > 0) return fields.some(({ id, type }) => id === fieldId && type === 'file')
  return Array.isArray(value) && value.length > 0 && value.every(isProof)
}

async function findAll(
  db: Database,
  target: { readonly formId: string; readonly fieldId: string },
  value: unknown,
): Promise<Upload[] | undefined> {
  if (value === '' || value === null) return []
  if (!Array.isArray(value) || value.length > MAX_FILES || !value.every(isProof)) return undefined
  const found = await Promise.all(value.map(proof => findUploadByProof(db, target, proof)))
  const files = found.filter(file => file !== undefined)
  return files.length === new Set(value.map(({ id }) => id)).size ? files : undefined
}

const isProof = (value: unknown): value is UploadProof =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['token'] === 'string'
