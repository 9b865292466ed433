import { FIELD_MESSAGES } from '../../../src/forms/form.messages.ts'
import type { FormDefinition } from '../database/forms.ts'
import type { Database } from '../database/open-database.ts'
import { deleteWaiting, type FileStore, saveUpload, type UploadProof } from '../database/uploads.ts'
import { safeFileName } from '../requests/file-names.ts'
import type { PostedFile, PostedForm } from '../requests/form-body.ts'
import { fileFault, fileLimits } from './uploads.ts'

/** Maximum number of files in a posted form. */
export const MAX_FILES = 20

/** The valid files of a posted form, and one line for each that is not. */
export interface FoundFiles {
  readonly found: readonly PostedFile[]
  readonly faults: readonly string[]
}

/** Finds the files of a posted form, and checks each. */
export function findFiles(form: FormDefinition, { fields, files }: PostedForm): FoundFiles {
  // Without `enctype` the browser posts only the names of files.
  const faults = fields
    .filter(([name, value]) => form.fields.length > 0 && value && fileLimits(form, name))
    .map(([name]) => `${titleOf(form, name)}: ${FIELD_MESSAGES.upload}`)
  const found: PostedFile[] = []
  for (const file of files) {
    const limits = fileLimits(form, file.field)
    // Browsers post an empty entry for a field without a file.
    if (!limits || (!file.name && file.bytes.length === 0)) continue
    const fault = fileFault(limits, file.name, file.bytes)
    if (fault) faults.push(`${titleOf(form, file.field)}: ${fault}`)
    else found.push(file)
  }
  return { found, faults }
}

/** Names and sizes of files by field id, as the rules of fields expect them. */
export function namesOf(files: readonly PostedFile[]) {
  const byField = Map.groupBy(files, ({ field }) => field)
  return Object.fromEntries(
    [...byField].map(([field, list]) => [
      field,
      list.map(({ name, bytes }) => ({ name: safeFileName(name), size: bytes.length })),
    ]),
  )
}

interface ToStore {
  readonly form: FormDefinition
  readonly files: readonly PostedFile[]
  readonly sender: string
  /** The store of files; by default, the database. */
  readonly store: FileStore | undefined
  /** Counts that many uploads; false if the sender has exceeded the limit. */
  readonly isAllowed: (uses: number) => Promise<boolean>
}

/** Stores all files of a form, or none. @returns references by field id; undefined if a limit is exceeded */
export async function storeFiles(
  db: Database,
  { form, files, sender, store, isAllowed }: ToStore,
): Promise<Readonly<Record<string, readonly UploadProof[]>> | undefined> {
  if (files.length > 0 && !(await isAllowed(files.length))) return undefined
  // A map, because a stranger chooses the names of the fields.
  const stored = new Map<string, UploadProof[]>()
  for (const { field, name, bytes } of files) {
    const file = { formId: form.id, fieldId: field, name: safeFileName(name), bytes, sender }
    const saved = await saveUpload(db, file, store)
    if (!saved) {
      await deleteWaiting(db, idsOf(Object.fromEntries(stored)), store)
      return undefined
    }
    stored.set(field, [...(stored.get(field) ?? []), saved])
  }
  return Object.fromEntries(stored)
}

/** The ids of stored files. */
export const idsOf = (stored: Readonly<Record<string, readonly UploadProof[]>>): string[] =>
  Object.values(stored).flatMap(proofs => proofs.map(({ id }) => id))

/** The title of a field; its id if it has none. */
export const titleOf = (form: FormDefinition, fieldId: string): string =>
  form.fields.find(({ id }) => id === fieldId)?.title || fieldId
