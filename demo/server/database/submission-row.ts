import { sql } from 'kysely'
import { createDatabaseBatches } from './batches.ts'
import type { Database } from './open-database.ts'
import { storableJson } from './storable-text.ts'
import { type LimitedUse, limitRow } from './stored-limits.ts'

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

/** A row to insert. */
export interface NewRow {
  readonly values: SubmissionValues
  /** The limit that the submission counts towards, unless it has been counted. */
  readonly use?: LimitedUse | undefined
  /** The version of the form that the values were checked by. */
  readonly formVersion: string | undefined
}

/** Whether the row was inserted, or why it was not. */
export type RowOutcome = 'inserted' | 'over-limit' | 'key-known' | 'form-changed'

/** Counts, inserts and announces a submission, together with others that arrive at the same time. */
export const insertRow = createDatabaseBatches<NewRow, RowOutcome>(db => rows => insertRows(db, rows, true), {
  ms: 100,
  items: 200,
  size: 2_000_000,
  sizeOf: ({ values: { fields, details, search_text } }) =>
    fields.length + details.length + search_text.length,
})

/**
 * Counts and inserts rows by one statement (`migrations/0064-insert-submissions.sql`), so that they share a round trip,
 * a transaction and its commit. A second function, for single rows, gains little.
 *
 * @param areAnnounced adds a notice of each for every channel, unless it is spam
 * @returns the outcomes in the order of the rows
 */
export async function insertRows(
  db: Database,
  given: readonly NewRow[],
  areAnnounced: boolean,
): Promise<RowOutcome[]> {
  const now = new Date()
  const { rows } = await sql<{ is_within: boolean; is_current: boolean; is_new: boolean }>`
    select * from insert_submissions(${storableJson(numbered(given, now))}, ${now}, ${areAnnounced})`.execute(
    db,
  )
  return rows.map(({ is_within, is_current, is_new }) => {
    if (!is_within) return 'over-limit'
    if (!is_current) return 'form-changed'
    return is_new ? 'inserted' : 'key-known'
  })
}

/** The rows with their positions, and with the uses of their limits: of all rows, and of those up to each. */
function numbered(given: readonly NewRow[], now: Date): object[] {
  const uses = new Map<string, number>()
  const counted = given.map(({ values, use, formVersion }, position) => {
    const row = { ...values, position, form_version: formVersion }
    if (!use) return row
    const limit = limitRow(use, now)
    const until = (uses.get(limit.limit_name) ?? 0) + 1
    uses.set(limit.limit_name, until)
    return { ...row, ...limit, limit_max: use.limit.max, uses_until_here: until }
  })
  return counted.map(row => ('limit_name' in row ? { ...row, uses: uses.get(row.limit_name) } : row))
}
