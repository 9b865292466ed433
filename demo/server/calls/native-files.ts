import { FIELD_MESSAGES } from '../../../src/forms/form-messages.ts'
import type { FormDefinition } from '../database/forms.ts'
import type { Database } from '../database/open-database.ts'
import type { UploadProof } from '../database/uploads.ts'
import { fileLimits, takeFile } from './uploads.ts'

/** The files of a posted form as values that refer to them, or what is wrong with them, a line for each. */
export type NativeFiles =
  | { readonly values: Readonly<Record<string, readonly UploadProof[]>> }
  | { readonly faults: readonly string[] }

/** Keeps the files that a browser posts without scripts, in the form itself. */
export async function takeFiles(db: Database, form: FormDefinition, post: FormData): Promise<NativeFiles> {
  const values: Record<string, UploadProof[]> = {}
  const faults: string[] = []
  for (const [fieldId, entry] of post) {
    const limits = fileLimits(form, fieldId)
    if (!limits) continue
    if (typeof entry === 'string') {
      // A form that does not name its encoding posts the names of its files only.
      const isFileField = form.fields.length > 0
      if (isFileField && entry) faults.push(`${titleOf(form, fieldId)}: ${FIELD_MESSAGES.upload}`)
      continue
    }
    // What a browser posts where no file was chosen.
    if (!entry.name && entry.size === 0) continue
    const bytes = Buffer.from(await entry.arrayBuffer())
    const taken = await takeFile({ db, form, fieldId, limits }, entry.name, bytes)
    if (taken.kind === 'kept') values[fieldId] = [...(values[fieldId] ?? []), taken.upload]
    else faults.push(`${titleOf(form, fieldId)}: ${taken.error}`)
  }
  return faults.length > 0 ? { faults } : { values }
}

const titleOf = (form: FormDefinition, fieldId: string): string =>
  form.fields.find(({ id }) => id === fieldId)?.title || fieldId
