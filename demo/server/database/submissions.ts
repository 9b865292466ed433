import { hash, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { FormDefinition } from './forms.ts'
import { signUp } from './newsletter-signups.ts'
import type { Database } from './open-database.ts'
import { announce } from './outbox.ts'
import { isWithinLimit, type LimitedUse } from './stored-limits.ts'
import { insertRow, insertRows, type RowOutcome, type SubmissionValues } from './submission-row.ts'
import type { SubmissionRow } from './tables.ts'
import { claimUploads } from './uploads.ts'

/** A validated submission. */
export interface NewSubmission {
  readonly form: FormDefinition
  readonly key: string
  readonly values: Readonly<Record<string, unknown>>
  /** The uploads that the values refer to. */
  readonly uploadIds: readonly string[]
  /** Page, button and other metadata. */
  readonly details: Readonly<Record<string, unknown>>
  readonly isSpam: boolean
  /** Hash of the solved captcha, which is valid once. */
  readonly proof: { readonly hash: string; readonly expiresAt: Date } | undefined
  /** The limit that the submission counts towards, unless it has been counted. */
  readonly use?: LimitedUse | undefined
}

/**
 * The outcome: stored, a repetition of a stored submission, over the limit, checked by an earlier version of its form,
 * or its key, captcha or an upload has already been used.
 */
export type SubmissionOutcome =
  | 'kept'
  | 'repeated'
  | 'over-limit'
  | 'form-changed'
  | 'key-spent'
  | 'captcha-spent'
  | 'upload-spent'

const hashOf = (text: string): string => hash('sha256', text, 'base64url')

/** Stores a submission once: repeating the same key and content has no effect. */
export async function saveSubmission(db: Database, submission: NewSubmission): Promise<SubmissionOutcome> {
  const { form, key, values, uploadIds, details, isSpam, proof, use } = submission
  const key_hash = hashOf(key)
  const fields = JSON.stringify(values)
  const content_hash = hashOf(JSON.stringify([form.id, fields]))

  const row = {
    id: randomUUID(),
    form_id: form.id,
    key_hash,
    content_hash,
    fields,
    details: JSON.stringify(details),
    search_text: collectStrings(values).join('\n'),
    is_spam: isSpam,
  }
  const isNewsletter = form.kind === 'newsletter' && !isSpam
  if (uploadIds.length === 0 && !proof && !isNewsletter) {
    const inserted = await insertRow(db, { values: row, use, formVersion: form.version })
    return outcomeOf(db, inserted, row)
  }

  // Counted before the transaction, which would hold the limit's row until its end.
  if (use && !(await isWithinLimit(db, use.name, use.limit))) return 'over-limit'
  return db.transaction().execute(async (transaction): Promise<SubmissionOutcome> => {
    const [inserted = 'form-changed'] = await insertRows(
      transaction,
      [{ values: row, formVersion: form.version }],
      false,
    )
    if (inserted !== 'inserted') return outcomeOf(transaction, inserted, row)
    const undo = async (why: SubmissionOutcome): Promise<SubmissionOutcome> => {
      await transaction.deleteFrom('submissions').where('id', '=', row.id).execute()
      return why
    }
    if (!(await claimUploads(transaction, row.id, uploadIds))) return undo('upload-spent')
    if (proof && !(await consumeProof(transaction, proof))) return undo('captcha-spent')
    if (isNewsletter) await signUp(transaction, form, values)
    if (!isSpam) await announce(transaction, 'submission', row.id)
    return 'kept'
  })
}

async function outcomeOf(
  db: Database,
  stored: RowOutcome,
  { key_hash, content_hash }: SubmissionValues,
): Promise<SubmissionOutcome> {
  if (stored === 'inserted') return 'kept'
  return stored === 'key-known' ? repeatOutcome(db, key_hash, content_hash) : stored
}

async function repeatOutcome(db: Database, keyHash: string, contentHash: string): Promise<SubmissionOutcome> {
  const { content_hash } = await db
    .selectFrom('submissions')
    .select('content_hash')
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow()
  return content_hash === contentHash ? 'repeated' : 'key-spent'
}

async function consumeProof(db: Database, proof: NonNullable<NewSubmission['proof']>): Promise<boolean> {
  await db.deleteFrom('spent_proofs').where('expires_at', '<', new Date()).execute()
  const spent = await db
    .insertInto('spent_proofs')
    .values({ hash: proof.hash, expires_at: proof.expiresAt })
    .onConflict(conflict => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst()
  return spent !== undefined
}

/** Collects all strings in a nested value. */
function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(collectStrings) : []
}

/** A submission as its owner reads it. */
export interface Submission {
  readonly id: string
  readonly formId: string
  readonly values: Readonly<Record<string, unknown>>
  readonly details: Readonly<Record<string, unknown>>
  readonly isSpam: boolean
  readonly receivedAt: Date
}

export interface SubmissionFilter {
  /** Text to find in the values. */
  readonly search: string
  /** Restricts the list to a form, unless empty. */
  readonly formId: string
  readonly isSpam: boolean
}

export interface Slice {
  readonly limit: number
  readonly offset: number
}

/** Lists submissions, the newest first. */
export async function listSubmissions(
  db: Database,
  filter: SubmissionFilter,
  { limit, offset }: Slice,
): Promise<Submission[]> {
  const rows = await filtered(db, filter)
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(readRow)
}

/** Finds a submission by its id. */
export async function findSubmission(db: Database, id: string): Promise<Submission | undefined> {
  const row = await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst()
  return row && readRow(row)
}

const readRow = (row: Selectable<SubmissionRow>): Submission => ({
  id: row.id,
  formId: row.form_id,
  values: JSON.parse(row.fields),
  details: JSON.parse(row.details),
  isSpam: row.is_spam,
  receivedAt: row.received_at,
})

export async function countSubmissions(db: Database, filter: SubmissionFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function filtered(db: Database, { search, formId, isSpam }: SubmissionFilter) {
  let query = db.selectFrom('submissions').where('is_spam', '=', isSpam)
  if (formId) query = query.where('form_id', '=', formId)
  // The search text is literal, not a LIKE pattern.
  if (search) query = query.where('search_text', 'ilike', `%${search.replace(/[\\%_]/g, '\\$&')}%`)
  return query
}
