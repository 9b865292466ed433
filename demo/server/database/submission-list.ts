import type { Database } from './open-database.ts'

/** One submission as its owner reads it. */
export interface Submission {
  readonly id: string
  readonly formId: string
  readonly values: Readonly<Record<string, unknown>>
  readonly details: Readonly<Record<string, unknown>>
  readonly isSpam: boolean
  readonly receivedAt: Date
}

export interface SubmissionFilter {
  /** Words that stand in one of the values. */
  readonly search: string
  /** Only of this form, where there is one. */
  readonly formId: string
  readonly isSpam: boolean
}

export interface Slice {
  readonly limit: number
  readonly offset: number
}

/** The newest first. */
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
  return rows.map(row => ({
    id: row.id,
    formId: row.form_id,
    values: JSON.parse(row.fields),
    details: JSON.parse(row.details),
    isSpam: row.is_spam,
    receivedAt: row.received_at,
  }))
}

export async function countSubmissions(db: Database, filter: SubmissionFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function filtered(db: Database, { search, formId, isSpam }: SubmissionFilter) {
  let query = db.selectFrom('submissions').where('is_spam', '=', isSpam)
  if (formId) query = query.where('form_id', '=', formId)
  // What people search is text, not a pattern.
  if (search) query = query.where('search_text', 'ilike', `%${search.replace(/[\\%_]/g, '\\$&')}%`)
  return query
}
