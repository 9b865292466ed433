import { isRecord } from '../../data/core/json'
import type { FormFailure } from '../form-failure'

/** A field and the names of its controls. */
export interface OwnField {
  readonly id: string
  readonly names: readonly string[]
}

/** Errors of the form as a whole: Django, Django REST framework, Rails. */
const FORM_KEYS = ['__all__', 'non_field_errors', 'base']

/** Sentences about the whole answer, in the order of preference. */
const SENTENCES = ['message', 'detail', 'error']

/**
 * Returns the errors in a server's JSON: `{ errors: { name: text | [texts] } }`, or the same object alone. `undefined` if
 * there are none.
 */
export function jsonErrors(body: unknown, fields: readonly OwnField[]): FormFailure | undefined {
  if (!isRecord(body)) return undefined
  const { errors } = body
  const found = isRecord(errors) ? Object.entries(errors) : Object.entries(body).filter(isAboutForm)
  const texts = found.map(([name, value]) => [fieldOf(name, fields), textsOf(value)] as const)
  const ofFields = texts.filter(
    (pair): pair is [string, string[]] => pair[0] !== undefined && !!pair[1].length,
  )
  const failure = {
    fields: Object.fromEntries(ofFields.map(([id, all]) => [id, all.join(' ')])),
    form: [
      ...texts.flatMap(([id, all]) => (id === undefined ? all : [])),
      ...(isRecord(errors) ? [] : textsOf(errors)),
    ],
  }
  return ofFields.length || failure.form.length ? failure : undefined

  // A text beside them may be a sentence: `{ "message": "Invalid data." }`.
  function isAboutForm([name, value]: [string, unknown]): boolean {
    return Array.isArray(value) && (FORM_KEYS.includes(name) || fieldOf(name, fields) !== undefined)
  }
}

/** Returns the sentence in a server's JSON: `message`, `detail` or `error`. */
export function jsonSentence(body: unknown): string | undefined {
  const texts = isRecord(body) ? SENTENCES.map(name => body[name]) : []
  return texts.find((text): text is string => typeof text === 'string' && text !== '')
}

/** The field with that name: `user[name]` is also known as `user.name`, and as `name`. */
function fieldOf(name: string, fields: readonly OwnField[]): string | undefined {
  const wanted = dotted(name)
  const named = fields.map(({ id, names }) => ({ id, paths: [id, ...names].map(dotted) }))
  const exact = named.find(({ paths }) => paths.includes(wanted))
  return (exact ?? named.find(({ paths }) => paths.some(path => path.endsWith(`.${wanted}`))))?.id
}

const dotted = (name: string): string => name.replace(/\[\]$/, '').replaceAll('[', '.').replaceAll(']', '')

/** A text, a list of texts, or Django's list of `{ message }`. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : []
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return isRecord(value) ? textsOf(value['message']) : []
}
