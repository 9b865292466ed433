import { isRecord } from '../../../src/data/core/json.ts'
import { EMPTY_VALUE } from '../../../src/forms/field-summary.ts'
import { LIKERT_LABELS } from '../../../src/forms/fields/field-values.ts'
import { listForms } from '../database/forms.ts'
import type { Database } from '../database/open-database.ts'
import { listSubmissions, type Submission, type SubmissionFilter } from '../database/submissions.ts'

/** Maximum number of rows in a download. */
const MAX_ROWS = 100_000

/** Maximum number of value columns: submissions may contain arbitrary field names. */
const MAX_COLUMNS = 200

/**
 * Exports filtered submissions as CSV with one column per field, those of known forms first. Fields beyond the
 * column limit share the last column.
 */
export async function submissionsCsv(db: Database, filter: SubmissionFilter): Promise<string> {
  const submissions = await listSubmissions(db, filter, { limit: MAX_ROWS, offset: 0 })
  const forms = await listForms(db)
  const formTitles = new Map(forms.map(({ id, title }) => [id, title]))
  // If forms share a field id, the first form names the column.
  const fields = forms.flatMap(form => form.fields).reverse()
  const fieldTitles = new Map(fields.map(({ id, title }) => [id, title]))

  const found = new Set(submissions.flatMap(({ values }) => Object.keys(values)))
  const isKnown = (field: string): boolean => fieldTitles.has(field)
  const all = [...[...found].filter(isKnown), ...[...found].filter(field => !isKnown(field))]
  const columns = all.slice(0, MAX_COLUMNS)
  const isShown = new Set(columns)
  const others = (values: Submission['values']): string[] =>
    found.size > MAX_COLUMNS
      ? [formatValue(Object.fromEntries(Object.entries(values).filter(([field]) => !isShown.has(field))))]
      : []
  return toCsv([
    [
      'Received',
      'Form',
      'Page',
      ...columns.map(field => fieldTitles.get(field) || field),
      ...(found.size > MAX_COLUMNS ? ['Other fields'] : []),
    ],
    ...submissions.map(({ receivedAt, formId, details, values }) => [
      receivedAt.toISOString(),
      formTitles.get(formId) ?? formId,
      formatValue(details['pagePath']),
      // Strangers choose names: `toString` is no value of those who have not sent it.
      ...columns.map(field => (Object.hasOwn(values, field) ? formatValue(values[field]) : '')),
      ...others(values),
    ]),
  ])
}

/** Exports filtered submissions as JSON with unchanged values. */
export function submissionsJson(db: Database, filter: SubmissionFilter): Promise<Submission[]> {
  return listSubmissions(db, filter, { limit: MAX_ROWS, offset: 0 })
}

/** A value as the owner reads it, on the page and in a mail: as in the visitor's own summary. */
export const valueText = (value: unknown): string => formatValue(value) || EMPTY_VALUE

/** Formats a value as one line of text, with the answers of a scale in words; empty if there is none. */
export function formatValue(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(formatValue).filter(Boolean).join(', ')
  // Files are represented by their names.
  if (isRecord(value) && typeof value['name'] === 'string' && 'size' in value) return value['name']
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, part]) => `${name}: ${LIKERT_LABELS[`${part}`] ?? formatValue(part)}`)
      .join(', ')
  return value === null || value === undefined ? '' : String(value)
}

/**
 * Matches text that spreadsheets interpret as a formula, also after quotes and invisible characters and with
 * fullwidth signs.
 */
const FORMULA = /^["\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u

/** Separators at which a spreadsheet may start a new cell, depending on its settings. */
const SEPARATORS = /([;\t\r\n])/

/** Formats rows as CSV (RFC 4180) in which spreadsheets evaluate no formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  // The byte order mark tells spreadsheets that the text is UTF-8.
  return `\ufeff${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const parts = text.split(SEPARATORS).map(part => (FORMULA.test(part) ? `'${part}` : part))
  const harmless = (/^[\t\r]/.test(text) ? "'" : '') + parts.join('')
  return `"${harmless.replaceAll('"', '""')}"`
}
