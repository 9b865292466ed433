import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './open-database.ts'

/** Lifetime of an upload whose form has not been submitted: the same as a submission key's. */
const PENDING_MS = 24 * 3600_000

/** Bytes of files whose forms have not been sent yet: of all, of one form, and of one sender. */
export const WAITING_ROOM = { all: 500_000_000, form: 250_000_000, sender: 50_000_000 } as const

/** Postgres throws when a UUID column is compared with other text. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A stored file, as submissions show it. */
export interface Upload {
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size: number
}

/** Stores the bytes of uploads outside of the database. */
export interface FileStore {
  readonly put: (id: string, name: string, bytes: Buffer) => Promise<void>
  readonly remove: (ids: readonly string[]) => Promise<void>
  /** An address at which the file can be downloaded under its name for a few minutes. */
  readonly addressOf: (id: string) => Promise<string>
}

interface NewUpload {
  readonly formId: string
  readonly fieldId: string
  readonly name: string
  readonly bytes: Buffer
  /** Tells the senders of waiting files apart. */
  readonly sender: string
}

/** Proves that the sender of a form uploaded a file. */
export interface UploadProof {
  readonly id: string
  readonly token: string
}

const hash = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url')

/**
 * Stores a file until its form is sent; undefined if too many files are waiting. No sender and no form can fill
 * everybody's waiting room.
 */
export async function saveUpload(
  db: Database,
  { formId, fieldId, name, bytes, sender }: NewUpload,
  files?: FileStore,
  room: Readonly<Record<keyof typeof WAITING_ROOM, number>> = WAITING_ROOM,
): Promise<(Upload & UploadProof) | undefined> {
  const { rows } = await sql<Record<keyof typeof WAITING_ROOM, number>>`
    select coalesce(sum(size), 0)::float8 as "all",
      coalesce(sum(size) filter (where form_id = ${formId}), 0)::float8 as form,
      coalesce(sum(size) filter (where sender = ${sender}), 0)::float8 as sender
    from uploads where submission_id is null`.execute(db)
  const [waiting = { all: 0, form: 0, sender: 0 }] = rows
  const isFull = (name: keyof typeof WAITING_ROOM): boolean => waiting[name] + bytes.length > room[name]
  if (isFull('all') || isFull('form') || isFull('sender')) return undefined

  const id = randomUUID()
  const token = randomBytes(24).toString('base64url')
  const size = bytes.length
  // Stored first: a row without its file would be a loss, a file without its row is only waste.
  await files?.put(id, name, bytes)
  const stored = files ? null : bytes
  const row = { id, name, size, bytes: stored, form_id: formId, field_id: fieldId, sha256: hash(bytes) }
  await db
    .insertInto('uploads')
    .values({ ...row, sender, token_hash: hash(token), submission_id: null })
    .execute()
  return { id, token, name, size }
}

/** Deletes files of a form that was refused. */
export async function deleteWaiting(db: Database, ids: readonly string[], files?: FileStore): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('uploads').where('id', 'in', ids).where('submission_id', 'is', null).execute()
  await files?.remove(ids)
}

/** Deletes files whose form was never sent. */
export async function deleteStaleUploads(db: Database, files?: FileStore, now = Date.now()): Promise<void> {
  const stale = db
    .selectFrom('uploads')
    .select('id')
    .where('submission_id', 'is', null)
    .where('received_at', '<', new Date(now - PENDING_MS))
    .limit(100)
  const deleted = await db.deleteFrom('uploads').where('id', 'in', stale).returning('id').execute()
  if (deleted.length > 0) await files?.remove(deleted.map(({ id }) => id))
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
    .set({ submission_id: submissionId, sender: '' })
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

/** Reads a submitted file; its bytes are null if they are in another store. */
export async function readUpload(
  db: Database,
  id: string,
): Promise<{ readonly name: string; readonly bytes: Uint8Array | null } | undefined> {
  if (!UUID.test(id)) return undefined
  return db
    .selectFrom('uploads')
    .select(['name', 'bytes'])
    .where('id', '=', id)
    .where('submission_id', 'is not', null)
    .executeTakeFirst()
}
