import { MessageError, type MessagePart, parseMessage } from './parse-message'

/** The values of a message; numbers are formatted for the locale. */
type MessageValues = Readonly<Record<string, string | number>>

/** Formats a message with its values. */
export type FormatMessage = (values?: MessageValues) => string

/**
 * Compiles a message for a locale; `parseMessage` documents the syntax.
 *
 * @param locale BCP 47 tag.
 * @throws MessageError for an invalid message, or keys that the locale does not have; the returned
 * function throws one for a missing value.
 */
export function createMessage(text: string, locale: string): FormatMessage {
  const parts = parseMessage(text)
  checkParts(parts, locale)
  const rules = new Intl.PluralRules(locale)
  const digits = new Intl.NumberFormat(locale)
  return (values = {}) => write(parts, values)

  function write(all: readonly MessagePart[], values: MessageValues, count = 0): string {
    return all.map(part => writePart(part, values, count)).join('')
  }

  function writePart(part: MessagePart, values: MessageValues, count: number): string {
    if (typeof part === 'string') return part
    if (part.kind === 'number') return digits.format(count)
    const value = Object.hasOwn(values, part.name) ? values[part.name] : undefined
    if (value === undefined) throw new MessageError(`the message "${text}" needs a value for "${part.name}"`)
    if (part.kind === 'value') return typeof value === 'number' ? digits.format(value) : value
    if (part.kind === 'select') return write(choose(part.cases, [`${value}`]), values, count)
    const number = Number(value)
    return write(choose(part.cases, [`=${number}`, rules.select(number)]), values, number)
  }
}

type Cases = Extract<MessagePart, { cases: unknown }>['cases']

function choose(cases: Cases, keys: readonly string[]): readonly MessagePart[] {
  const texts = new Map(cases)
  const key = [...keys, 'other'].find(key => texts.has(key))
  return (key !== undefined && texts.get(key)) || []
}

function checkParts(parts: readonly MessagePart[], locale: string): void {
  for (const part of parts) {
    if (typeof part === 'string' || !('cases' in part)) continue
    const keys = part.cases.map(([key]) => key)
    if (part.kind === 'plural') checkPluralKeys(keys, locale)
    else checkSelectKeys(keys)
    for (const [, inner] of part.cases) checkParts(inner, locale)
  }
}

/**
 * Checks the keys of a plural message: `=N` or a category of the locale, including `other`.
 *
 * @throws MessageError that names the invalid or missing key.
 */
function checkPluralKeys(keys: readonly string[], locale: string): void {
  const categories: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const isValid = (key: string): boolean => /^=\d+$/.test(key) || categories.includes(key)
  checkKeys('plural', keys, isValid, ` for ${locale}, which has ${[...categories].sort().join(', ')}`)
}

/**
 * Checks the keys of a select message: words without spaces, including `other`.
 *
 * @throws MessageError that names the invalid or missing key.
 */
function checkSelectKeys(keys: readonly string[]): void {
  checkKeys('select', keys, key => /^[\p{L}\p{N}_-]+$/u.test(key), '')
}

function checkKeys(
  kind: string,
  keys: readonly string[],
  isValid: (key: string) => boolean,
  more: string,
): void {
  const wrong = keys.find((key, index) => !isValid(key) || keys.indexOf(key) !== index)
  if (wrong !== undefined) throw new MessageError(`"${wrong}" is no valid ${kind} key${more}`)
  if (!keys.includes('other')) throw new MessageError(`a ${kind} message needs the key "other"`)
}
