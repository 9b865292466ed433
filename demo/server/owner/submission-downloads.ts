import { isRecord } from '../../../src/data/core/json.ts'
import { listForms } from '../database/forms.ts'
import type { Database } from '../database/open-database.ts'
import { listSubmissions, type Submission, type SubmissionFilter } from '../database/submission-list.ts'
import { toCsv } from './csv.ts'

/** Rows of a download at most. */
const MOST_ROWS = 100_000

/** Columns of values at most: each sender may name a thousand fields of their own. */
const MOST_COLUMNS = 200

/**
 * All that the filter lets through, one column for each field that any of them has: first those that the site's
 * forms have. What is beyond the columns stands together in the last one.
 */
export async function submissionsCsv(db: Database, filter: SubmissionFilter): Promise<string> {
  const submissions = await listSubmissions(db, filter, { limit: MOST_ROWS, offset: 0 })
  const forms = await listForms(db)
  const formTitles = new Map(forms.map(({ id, title }) => [id, title]))
  // Of fields with the same id, the first form names them.
  const fields = forms.flatMap(form => form.fields).reverse()
  const fieldTitles = new Map(fields.map(({ id, title }) => [id, title]))

  const found = new Set(submissions.flatMap(({ values }) => Object.keys(values)))
  const isKnown = (field: string): boolean => fieldTitles.has(field)
  const all = [...[...found].filter(isKnown), ...[...found].filter(field => !isKnown(field))]
  const columns = all.slice(0, MOST_COLUMNS)
  const isShown = new Set(columns)
  const others = (values: Submission['values']): string[] =>
    found.size > MOST_COLUMNS
      ? [inWords(Object.fromEntries(Object.entries(values).filter(([field]) => !isShown.has(field))))]
      : []
  return toCsv([
    [
      'Received',
      'Form',
      'Page',
      ...columns.map(field => fieldTitles.get(field) || field),
      ...(found.size > MOST_COLUMNS ? ['Other fields'] : []),
    ],
    ...submissions.map(({ receivedAt, formId, details, values }) => [
      receivedAt.toISOString(),
      formTitles.get(formId) ?? formId,
      inWords(details['pagePath']),
      ...columns.map(field => inWords(values[field])),
      ...others(values),
    ]),
  ])
}

/** The same as JSON, every value exactly as it came. */
export function submissionsJson(db: Database, filter: SubmissionFilter): Promise<Submission[]> {
  return listSubmissions(db, filter, { limit: MOST_ROWS, offset: 0 })
}

/** A value in one line. */
export function inWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join(', ')
  // Of a file its name, whose bytes are elsewhere.
  if (isRecord(value) && typeof value['name'] === 'string' && 'size' in value) return value['name']
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, part]) => `${name}: ${inWords(part)}`)
      .join(', ')
  return value === null || value === undefined ? '' : String(value)
}
