import { isRecord } from '../data/core/json'
import type { FormField } from './fields/field.schema'
import { fieldKind } from './fields/field-types'
import type { ChosenFile } from './fields/field-values'
import { checkFiles, type FileLimits } from './file-rules'
import { FIELD_MESSAGES } from './form.messages'
import { isDate, isEmail, isNumber, isTime, isUsAddress, isUsZip, isWebsite } from './value-rules'

interface CheckOptions {
  /** Applies the literal rules of the specification even where they reject valid input. */
  readonly compat?: boolean
}

/** The properties needed to validate a field's value. */
export type CheckedField = Pick<FormField, 'type' | 'title' | 'required' | 'maxLength' | 'options'> &
  FileLimits

/** Characters of a text, whatever its field allows. A submission has a million at most. */
export const MAX_TEXT_LENGTH = 100_000

/**
 * Returns the error of a field's value, or undefined if it is valid. Accepts any value, because the server
 * validates with the same function.
 */
export function checkField(
  field: CheckedField,
  value: unknown,
  { compat = false }: CheckOptions = {},
): string | undefined {
  const { shape } = fieldKind(field.type)
  if (shape === 'none' || shape === 'hidden') return undefined
  const texts = textsOf(value)
  if (field.required && !isComplete(field, value, texts))
    return field.title ? FIELD_MESSAGES.required(field.title) : FIELD_MESSAGES.requiredUntitled
  if (shape === 'files') return checkFiles(field, filesOf(value))
  // Spaces are sent, too.
  if (!CHOICES.has(shape) && isTooLong(field, texts)) return FIELD_MESSAGES.tooLong
  if (!texts.some(text => text.trim())) return undefined
  return CHOICES.has(shape) ? checkChoice(field, texts) : checkText(field, texts, compat)
}

/** Returns a form's errors by field id; empty if it is valid. */
export function checkFields(
  fields: readonly (CheckedField & Pick<FormField, 'id'>)[],
  values: Readonly<Record<string, unknown>>,
  options?: CheckOptions,
): Record<string, string> {
  const errors = fields.map(field => [field.id, checkField(field, values[field.id], options)] as const)
  return Object.fromEntries(errors.filter((pair): pair is [string, string] => pair[1] !== undefined))
}

const CHOICES: ReadonlySet<string> = new Set(['radio', 'checkbox', 'select'])

/** Indexes of the required parts of a field; by default all of them. */
const NEEDED_PARTS: Readonly<Partial<Record<FormField['type'], readonly number[]>>> = {
  address: [0, 2],
  time: [0, 1],
}

function isComplete(field: CheckedField, value: unknown, texts: readonly string[]): boolean {
  const { shape, parts } = fieldKind(field.type)
  if (shape === 'likert') {
    const answered = value !== null && typeof value === 'object' ? Object.keys(value) : []
    return answered.length > 0 && field.options.every(question => answered.includes(question))
  }
  if (shape === 'files') return Array.isArray(value) && value.length > 0
  if (shape !== 'parts') return texts.some(text => text.trim())
  const needed = NEEDED_PARTS[field.type] ?? parts.map((_, index) => index)
  return needed.every(index => texts[index]?.trim())
}

function checkChoice({ options }: CheckedField, texts: readonly string[]): string | undefined {
  // A server-rendered form keeps its options in its HTML.
  const isKnown = options.length === 0 || texts.every(text => options.includes(text))
  return isKnown ? undefined : FIELD_MESSAGES.option
}

function checkText(field: CheckedField, texts: readonly string[], compat: boolean): string | undefined {
  const [text = ''] = texts
  switch (field.type) {
    case 'email':
      return isEmail(text.trim(), compat) ? undefined : FIELD_MESSAGES.email
    case 'number':
      return isNumber(text) ? undefined : FIELD_MESSAGES.number
    case 'currency':
      return isNumber(text) ? undefined : FIELD_MESSAGES.currency
    case 'website':
      return isWebsite(text) ? undefined : FIELD_MESSAGES.website
    case 'date':
      return isDate(texts) ? undefined : FIELD_MESSAGES.date
    case 'time':
      return isTime(texts) ? undefined : FIELD_MESSAGES.time
    case 'address':
      return hasWrongZip(texts) ? FIELD_MESSAGES.zip : undefined
    default:
      return undefined
  }
}

function isTooLong({ type, maxLength }: CheckedField, texts: readonly string[]): boolean {
  const limit = (type === 'textarea' && maxLength) || MAX_TEXT_LENGTH
  return texts.some(part => lengthOf(part) > limit)
}

function hasWrongZip(address: readonly string[]): boolean {
  const zip = address[4]?.trim()
  return !!zip && isUsAddress(address) && !isUsZip(zip)
}

/** Returns the number of characters in a form; a line break counts as one. */
export const lengthOf = (text: string): number => text.replace(/\r\n/g, '\n').length

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter(text => typeof text === 'string') : []
}

const filesOf = (value: unknown): ChosenFile[] =>
  Array.isArray(value)
    ? value.filter(
        file => isRecord(file) && typeof file['name'] === 'string' && typeof file['size'] === 'number',
      )
    : []
