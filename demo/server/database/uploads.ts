import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Database } from './open-database.ts'

/** How long an upload waits for its form to be sent: as long as a submission key is valid. */
const PENDING_MS = 24 * 3600_000

/** Total size of uploads whose forms have not been sent yet. */
const MAX_PENDING_BYTES = 500_000_000

/** Postgres throws when a UUID column is compared with other text. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A stored file, as submissions show it. */
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

/** Proves that the sender of a form uploaded a file. */
export interface UploadProof {
  readonly id: string
  readonly token: string
}

const hash = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url')

/** Stores a file until its form is sent; undefined if too many files are waiting. */
export async function saveUpload(
  db: Database,
  { formId, fieldId, name, bytes }: NewUpload,
): Promise<(Upload & UploadProof) | undefined> {
  await deleteStaleUploads(db)
  const waiting = await db
    .selectFrom('uploads')
    .select(({ fn }) => fn.sum<string | null>('size').as('size'))
    .where('submission_id', 'is', null)
    .executeTakeFirst()
  if (Number(waiting?.size ?? 0) + bytes.length > MAX_PENDING_BYTES) return undefined

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

/** Deletes files whose form was never sent. */
export async function deleteStaleUploads(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('uploads')
    .where('submission_id', 'is', null)
    .where('received_at', '<', new Date(now - PENDING_MS))
    .execute()
}

/** Finds the upload of a field by its proof; undefined if the proof does not match. */
export async function findUploadByProof(
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

/** Assigns uploads to the submission that refers to them. @returns false if one is missing or already assigned */
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

/** Lists the files of submissions by submission id. */
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

/** Reads a submitted file with its bytes. */
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
