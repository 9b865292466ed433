import { type RawBuilder, sql } from 'kysely'
import type { Database } from './open-database.ts'
import { countUses, deleteExpiredLimits, type LimitedUse } from './stored-limits.ts'

/** A row of `submissions`. */
export interface SubmissionValues {
  readonly id: string
  readonly form_id: string
  readonly key_hash: string
  readonly content_hash: string
  readonly fields: string
  readonly details: string
  readonly search_text: string
  readonly is_spam: boolean
}

/** Further effects of the statement that inserts the row. */
export interface RowOptions {
  /** The limit that the submission counts towards, unless it has been counted. */
  readonly use?: LimitedUse | undefined
  /** Adds a notice for every channel. */
  readonly isAnnounced: boolean
  /** The version of the form that the values were checked by. */
  readonly formVersion: string | undefined
}

/** Whether the row was inserted, or why it was not. */
export type RowOutcome = 'inserted' | 'over-limit' | 'key-known' | 'form-changed'

/**
 * Counts a submission, inserts it and announces it in one statement. Each further statement would cost a round trip to the
 * database, and a transaction two.
 */
export async function insertRow(
  db: Database,
  row: SubmissionValues,
  { use, isAnnounced, formVersion }: RowOptions,
): Promise<RowOutcome> {
  const { rows } = await sql<{ hits: number; id: string | null; is_current: boolean }>`
    with used as (${use ? countUses(use) : sql`select 0 as hits`}),
    form as (${formVersion === undefined ? sql`select` : currentForm(row.form_id, formVersion)}),
    kept as (${insertWhere(row, use?.limit.max ?? 0)})
    ${isAnnounced ? ANNOUNCE : sql``}
    select used.hits, kept.id, exists (select from form) as is_current
    from used left join kept on true`.execute(db)
  const { hits = 0, id = null, is_current = false } = rows[0] ?? {}
  // The first use of a window is the time to delete those that have ended.
  if (use && hits === 1) await deleteExpiredLimits(db)
  if (use && hits > use.limit.max) return 'over-limit'
  if (!is_current) return 'form-changed'
  return id === null ? 'key-known' : 'inserted'
}

const currentForm = (id: string, version: string): RawBuilder<unknown> =>
  sql`select from forms where id = ${id} and xmin::text = ${version}`

const insertWhere = (row: SubmissionValues, max: number): RawBuilder<unknown> => sql`
  insert into submissions (id, form_id, key_hash, content_hash, fields, details, search_text, is_spam)
  select ${row.id}::uuid, ${row.form_id}::text, ${row.key_hash}::text, ${row.content_hash}::text,
    ${row.fields}::text, ${row.details}::text, ${row.search_text}::text, ${row.is_spam}::boolean
  from used cross join form where used.hits <= ${max}::integer
  on conflict (key_hash) do nothing returning id`

const ANNOUNCE = sql`, told as (
  insert into outbox (channel, subject, subject_id)
  select outbox_channels.name, 'submission', kept.id from outbox_channels cross join kept)`
