import type { FormField } from '../../../src/forms/fields/field.schema.ts'
import { checkFile, type FileLimits } from '../../../src/forms/file-rules.ts'
import { FIELD_MESSAGES } from '../../../src/forms/form-messages.ts'
import type { FormDefinition } from '../database/forms.ts'
import type { Database } from '../database/open-database.ts'
import { keepUpload, type Upload, type UploadProof } from '../database/uploads.ts'
import { safeFileName } from '../requests/file-names.ts'
import { isWhatItsNameSays } from './file-signatures.ts'

/** What became of a file. */
export type Uploaded =
  | { readonly kind: 'kept'; readonly upload: Upload & UploadProof }
  | { readonly kind: 'refused'; readonly status: 400 | 413 | 429; readonly error: string }

/** The limits of a form's field for files; undefined where the form has no such field. */
export function fileLimits({ fields }: FormDefinition, fieldId: string): FileLimits | undefined {
  // Of a form that stands in the HTML alone the server knows no field.
  if (fields.length === 0) return {}
  return fields.find((field: FormField) => field.id === fieldId && field.type === 'file')
}

interface Target {
  readonly db: Database
  readonly form: FormDefinition
  readonly fieldId: string
  readonly limits: FileLimits
}

/** Checks a file by its name, its size and how it starts, and keeps it. */
export async function takeFile(
  { db, form, fieldId, limits }: Target,
  given: string,
  bytes: Buffer,
): Promise<Uploaded> {
  const name = safeFileName(given)
  const fault = checkFile(limits, { name, size: bytes.length })
  if (fault) return { kind: 'refused', status: 400, error: fault }
  if (!isWhatItsNameSays(name, bytes))
    return { kind: 'refused', status: 400, error: FIELD_MESSAGES.unsupported(name) }
  const upload = await keepUpload(db, { formId: form.id, fieldId, name, bytes })
  return upload ? { kind: 'kept', upload } : { kind: 'refused', status: 429, error: FIELD_MESSAGES.upload }
}
