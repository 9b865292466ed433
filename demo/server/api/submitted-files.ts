import { isRecord } from '../../../src/data/core/json.ts'
import { FIELD_MESSAGES } from '../../../src/forms/form-messages.ts'
import type { FormDefinition } from '../database/forms.ts'
import type { Database } from '../database/open-database.ts'
import { findProven, type Upload, type UploadProof } from '../database/uploads.ts'

/** Files of one field at most, whatever it allows. */
const MOST_FILES = 20

/** Values in which each file is the one that the server keeps, as it keeps it. */
export interface FiledValues {
  readonly values: Readonly<Record<string, unknown>>
  /** The files that the submission refers to. */
  readonly uploadIds: readonly string[]
  /** What is wrong with them, by field id. */
  readonly errors: Readonly<Record<string, string>>
}

/** Puts the kept files in the place of what a submission says of them: its word counts for nothing. */
export async function fileValues(
  db: Database,
  form: FormDefinition,
  values: Readonly<Record<string, unknown>>,
): Promise<FiledValues> {
  const filed: Record<string, unknown> = { ...values }
  const errors: Record<string, string> = {}
  const uploadIds: string[] = []
  for (const [fieldId, value] of Object.entries(values)) {
    if (!isFileField(form, fieldId, value)) continue
    const files = await findAll(db, { formId: form.id, fieldId }, value)
    if (!files) errors[fieldId] = FIELD_MESSAGES.upload
    filed[fieldId] = files ?? []
    uploadIds.push(...(files ?? []).map(({ id }) => id))
  }
  return { values: filed, uploadIds, errors }
}

/** Of a form that stands in the HTML alone, what is proven to be a file is one. */
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
  if (!Array.isArray(value) || value.length > MOST_FILES || !value.every(isProof)) return undefined
  const found = await Promise.all(value.map(proof => findProven(db, target, proof)))
  const files = found.filter(file => file !== undefined)
  return files.length === new Set(value.map(({ id }) => id)).size ? files : undefined
}

const isProof = (value: unknown): value is UploadProof =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['token'] === 'string'
