import type { FormField } from './fields/field.schema'
import { fieldKind } from './fields/field-types'
import { type FieldValue, LIKERT_LABELS } from './fields/field-values'

/** Shown for an empty value. */
export const EMPTY_VALUE = 'N/A'

/** One line of a summary: a part of a field, or the whole field if the name is empty. */
interface SummaryLine {
  readonly name: string
  readonly text: string
}

/** Returns a submission as text: each part of a field with its name. */
export function summarise(
  field: Pick<FormField, 'type'>,
  value: FieldValue | undefined,
): readonly SummaryLine[] {
  const { parts, shape } = fieldKind(field.type)
  if (shape === 'none') return []
  // A native control has the whole value.
  if (parts.length && isTexts(value) && value.length !== 1) {
    return parts.map((name, index) => ({ name, text: value[index] || EMPTY_VALUE }))
  }
  if (shape === 'likert' && isAnswers(value)) {
    const answers = Object.entries(value)
    const lines = answers.map(([name, answer]) => ({ name, text: LIKERT_LABELS[answer] ?? EMPTY_VALUE }))
    return lines.length ? lines : [{ name: '', text: EMPTY_VALUE }]
  }
  return [{ name: '', text: textOf(value) || EMPTY_VALUE }]
}

function textOf(value: FieldValue | undefined): string {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return ''
  return value.map((entry: unknown) => (typeof entry === 'string' ? entry : nameOf(entry))).join(', ')
}

const nameOf = (file: unknown): string => `${Reflect.get(Object(file), 'name')}`

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value)

const isAnswers = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' && !Array.isArray(value)
