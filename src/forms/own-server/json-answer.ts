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
  const texts = isRecord(body) ? SENTENCES.map(name => textsOf(body[name]).join(' ')) : []
  return texts.find(text => text !== '')
}

/** Values by which a server denies its success. */
const NO = /^(false|0|no)$/i

/** Values of `status` that name a failure: words, and statuses of HTTP. */
const FAILED = /^(error|fail|failed|failure|[45]\d\d)$/i

/**
 * Returns whether a server's JSON says that the form is not accepted, whatever the status of the answer: by `ok`,
 * `success` or `status`, or by an error without a text that could be shown.
 */
export function isRefusal(body: unknown): boolean {
  if (!isRecord(body)) return matches(NO, body)
  const { ok, success, status, error, errors } = body
  return (
    matches(NO, ok) || matches(NO, success) || matches(FAILED, status) || isStated(error) || isStated(errors)
  )
}

/** Whether a value holds anything: `""`, `[]`, `{ "email": [] }`, `false` and `"0"` do not. */
function isStated(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(item => isRecord(item) || isStated(item))
  if (isRecord(value)) return Object.values(value).some(isStated)
  return value !== null && value !== undefined && value !== '' && !matches(NO, value)
}

const matches = (pattern: RegExp, value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && pattern.test(`${value}`.trim())

/** The field with that name: `user[name]` is also known as `user.name`, and as `name`. */
function fieldOf(name: string, fields: readonly OwnField[]): string | undefined {
  const wanted = dotted(name)
  const named = fields.map(({ id, names }) => ({ id, paths: [id, ...names].map(dotted) }))
  const exact = named.find(({ paths }) => paths.includes(wanted))
  return (exact ?? named.find(({ paths }) => paths.some(path => path.endsWith(`.${wanted}`))))?.id
}

const dotted = (name: string): string => name.replace(/\[\]$/, '').replaceAll('[', '.').replaceAll(']', '')

/** Names of the text of an error: Django, and JSON:API. */
const TEXTS = ['message', 'detail', 'title']

/** A text, a list of texts, or a list of objects with a text. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : []
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return isRecord(value) ? (TEXTS.map(name => textsOf(value[name])).find(({ length }) => length) ?? []) : []
}
