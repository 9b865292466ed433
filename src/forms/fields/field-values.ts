import { translatable } from '../../locale/core/translatable'
import type { FormField } from './field.schema'
import { fieldKind } from './field-types'

/** What was entered into a field, as its controls hold it: only what is checked or chosen counts. */
export interface Entered {
  /** A text for each control, in their order. */
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
  /** What its upload has answered; left out before it. */
  readonly id?: string
  /** Proves that whoever sends the form has uploaded it. */
  readonly token?: string
}

/** The value of a field as it is sent (A3 L42-52). */
export type FieldValue = string | readonly string[] | Readonly<Record<string, number>> | readonly ChosenFile[]

export const NOTHING_ENTERED: Entered = { texts: [] }

/** Answers of a likert field, lowest first (A9 L153). */
export const LIKERT_LABELS: Readonly<Record<string, string>> = translatable('likert', {
  '-2': 'Strongly Disagree',
  '-1': 'Disagree',
  '0': 'Neutral',
  '1': 'Agree',
  '2': 'Strongly Agree',
})

export const LIKERT_ANSWERS = [-2, -1, 0, 1, 2] as const

type ValueField = Pick<FormField, 'type' | 'key' | 'title' | 'value'>

/**
 * The value of a field; undefined for one that has none (A3 L42-52).
 *
 * @param query of the page's address: a hidden field takes its value from there.
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
      return query.get(field.key || field.title) ?? texts[0] ?? field.value
    case 'files':
      return [...(entered.files ?? [])]
    default:
      return texts[0] ?? ''
  }
}

/** The values of all fields, by id (A3 L38). */
export function formValues(
  fields: readonly (ValueField & Pick<FormField, 'id'>)[],
  entered: Readonly<Record<string, Entered>>,
  query?: URLSearchParams,
): Record<string, FieldValue> {
  const values = fields.map(
    field => [field.id, fieldValue(field, entered[field.id] ?? NOTHING_ENTERED, query)] as const,
  )
  return Object.fromEntries(values.filter((pair): pair is [string, FieldValue] => pair[1] !== undefined))
}

/** Only answers that are on the scale; a question that is left open is left out. */
function likertValue(answers: Readonly<Record<string, string>>): Record<string, number> {
  const answered = Object.entries(answers).filter(([, answer]) => Object.hasOwn(LIKERT_LABELS, answer))
  return Object.fromEntries(answered.map(([question, answer]) => [question, Number(answer)]))
}

/**
 * What a form sent that was posted without scripts: every control of a field bears the field's id as its
 * name, and those of a likert field the question's place too, `ID.0`.
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

/** The name of the controls that answer one question of a likert field. */
export const likertName = (id: string, index: number): string => `${id}.${index}`
