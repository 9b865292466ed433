import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Database } from './open-database.ts'

/** Time in which the form must be sent that a file was uploaded for: as long as a form's key is good. */
const WAITING_MS = 24 * 3600_000

/** Bytes of files at most whose forms have not been sent yet. */
const MOST_WAITING_BYTES = 500_000_000

/** Postgres refuses to compare what is none. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A file that is kept, as a submission shows it. */
export interface Upload {
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size: number
}

interface NewUpload {
  readonly formId: string
  readonly fieldId: string
  readonly name: string
  readonly bytes: Buffer
}

/** What proves that the sender of a form has uploaded a file. */
export interface UploadProof {
  readonly id: string
  readonly token: string
}

const hash = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url')

/** Keeps a file until its form is sent; undefined while too many wait for that. */
export async function keepUpload(
  db: Database,
  { formId, fieldId, name, bytes }: NewUpload,
): Promise<(Upload & UploadProof) | undefined> {
  await forgetOldUploads(db)
  const waiting = await db
    .selectFrom('uploads')
    .select(({ fn }) => fn.sum<string | null>('size').as('size'))
    .where('submission_id', 'is', null)
    .executeTakeFirst()
  if (Number(waiting?.size ?? 0) + bytes.length > MOST_WAITING_BYTES) return undefined

  const id = randomUUID()
  const token = randomBytes(24).toString('base64url')
  const size = bytes.length
  const row = { id, name, size, bytes, form_id: formId, field_id: fieldId, sha256: hash(bytes) }
  await db
    .insertInto('uploads')
    .values({ ...row, token_hash: hash(token), submission_id: null })
    .execute()
  return { id, token, name, size }
}

/** Takes the files away whose form was never sent. */
export async function forgetOldUploads(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('uploads')
    .where('submission_id', 'is', null)
    .where('received_at', '<', new Date(now - WAITING_MS))
    .execute()
}

/** The file that was uploaded for that field with that proof; undefined for any other. */
export async function findProven(
  db: Database,
  { formId, fieldId }: Pick<NewUpload, 'formId' | 'fieldId'>,
  { id, token }: UploadProof,
): Promise<Upload | undefined> {
  if (!UUID.test(id)) return undefined
  return db
    .selectFrom('uploads')
    .select(['id', 'name', 'size'])
    .where('id', '=', id)
    .where('form_id', '=', formId)
    .where('field_id', '=', fieldId)
    .where('token_hash', '=', hash(token))
    .executeTakeFirst()
}

/** Gives files to the submission that refers to them; false when one of them is gone or another's. */
export async function claimUploads(
  db: Database,
  submissionId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true
  const claimed = await db
    .updateTable('uploads')
    .set({ submission_id: submissionId })
    .where('id', 'in', ids)
    .where('submission_id', 'is', null)
    .returning('id')
    .execute()
  return claimed.length === ids.length
}

/** The files of submissions, by the submission. */
export async function listUploads(
  db: Database,
  submissionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Upload[]>> {
  if (submissionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('uploads')
    .select(['id', 'name', 'size', 'submission_id'])
    .where('submission_id', 'in', submissionIds)
    .execute()
  return Map.groupBy(rows, row => row.submission_id ?? '')
}

/** A file of a submission with its bytes. */
export async function readUpload(
  db: Database,
  id: string,
): Promise<{ readonly name: string; readonly bytes: Uint8Array } | undefined> {
  if (!UUID.test(id)) return undefined
  return db
    .selectFrom('uploads')
    .select(['name', 'bytes'])
    .where('id', '=', id)
    .where('submission_id', 'is not', null)
    .executeTakeFirst()
}
