import { translatable } from '../../locale/core/translatable'
import type { FormField } from './field.schema'
import { fieldKind } from './field-types'

/** A field's input as its controls hold it: only checked or selected options count. */
export interface Entered {
  /** One text per control, in order. */
  readonly texts: readonly string[]
  /** Answers of a likert field, by question. */
  readonly answers?: Readonly<Record<string, string>>
  /** Names and sizes of the chosen files. */
  readonly files?: readonly ChosenFile[]
}

export interface ChosenFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** The id from the upload's response; undefined before it. */
  readonly id?: string
  /** Proves that the sender has uploaded the file. */
  readonly token?: string
}

/** The value of a field as it is sent. */
export type FieldValue = string | readonly string[] | Readonly<Record<string, number>> | readonly ChosenFile[]

const NOTHING_ENTERED: Entered = { texts: [] }

/** Answers of a likert field, lowest first. */
export const LIKERT_LABELS: Readonly<Record<string, string>> = translatable('likert', {
  '-2': 'Strongly Disagree',
  '-1': 'Disagree',
  '0': 'Neutral',
  '1': 'Agree',
  '2': 'Strongly Agree',
})

export const LIKERT_ANSWERS = [-2, -1, 0, 1, 2] as const

type ValueField = Pick<FormField, 'type' | 'id' | 'key' | 'title' | 'value'>

/**
 * Returns the value of a field; undefined if it has none.
 * @param query the page's query, from which a hidden field takes its value.
 */
export function fieldValue(
  field: ValueField,
  entered: Entered,
  query: URLSearchParams = new URLSearchParams(),
): FieldValue | undefined {
  const { texts } = entered
  switch (fieldKind(field.type).shape) {
    case 'none':
      return undefined
    case 'parts':
    case 'checkbox':
      return [...texts]
    case 'phone':
      return texts.length === 3 ? ['', ...texts] : [...texts]
    case 'likert':
      return likertValue(entered.answers ?? {})
    case 'hidden':
      return query.get(field.key || field.title) ?? query.get(field.id) ?? texts[0] ?? field.value
    case 'files':
      return [...(entered.files ?? [])]
    default:
      return texts[0] ?? ''
  }
}

/** Returns the values of all fields, by id. */
export function formValues(
  fields: readonly ValueField[],
  entered: Readonly<Record<string, Entered>>,
  query?: URLSearchParams,
): Record<string, FieldValue> {
  const values = fields.map(
    field => [field.id, fieldValue(field, entered[field.id] ?? NOTHING_ENTERED, query)] as const,
  )
  return Object.fromEntries(values.filter((pair): pair is [string, FieldValue] => pair[1] !== undefined))
}

/** Keeps only answers on the scale, and omits unanswered questions. */
function likertValue(answers: Readonly<Record<string, string>>): Record<string, number> {
  const answered = Object.entries(answers).filter(([, answer]) => Object.hasOwn(LIKERT_LABELS, answer))
  return Object.fromEntries(answered.map(([question, answer]) => [question, Number(answer)]))
}

/**
 * Reads the input of a form that was posted without JavaScript: every control has its field's id as its name,
 * and those of a likert field the question's index as well, `ID.0`.
 */
export function enteredOfPost(
  field: Pick<FormField, 'type' | 'id' | 'options'>,
  post: { getAll(name: string): readonly unknown[] },
): Entered {
  const textsOf = (name: string): string[] =>
    post.getAll(name).filter((value): value is string => typeof value === 'string')
  if (fieldKind(field.type).shape !== 'likert') return { texts: textsOf(field.id) }
  const answers = field.options.flatMap((question, index) => {
    const [answer] = textsOf(likertName(field.id, index))
    return answer === undefined ? [] : [[question, answer] as const]
  })
  return { texts: [], answers: Object.fromEntries(answers) }
}

/** Returns the name of the controls that answer one question of a likert field. */
export const likertName = (id: string, index: number): string => `${id}.${index}`
