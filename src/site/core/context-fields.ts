import { isRecord } from '../../data/core/record'

/** Called with each wrong field: its path, and what was expected there. */
export type Wrong = (path: string, expected: string) => void

/**
 * Reads one field of the page context. A missing field gives the default, and so does a wrong one after it
 * was reported. `null` counts as missing.
 */
export interface Field<Value> {
  (raw: unknown, path: string, wrong: Wrong): Value
  /** Where the field stands, if not in the places of its slice; the first path with a value counts. */
  readonly paths?: readonly string[]
}

export type Fields = Readonly<Record<string, Field<unknown>>>
export type Values<Shape extends Fields> = { readonly [Name in keyof Shape]: ReturnType<Shape[Name]> }

/** A field whose values `isValid` recognises. */
export const field =
  <Value, Fallback>(
    isValid: (raw: unknown) => boolean,
    expected: string,
    fallback: Fallback,
  ): Field<Value | Fallback> =>
  (raw, path, wrong) => {
    if (isValid(raw)) return raw as Value
    if (raw != null) wrong(path, expected)
    return fallback
  }

/** A field whose `typeof` is one of `types`. */
const typed = <Value, Fallback>(types: string, fallback: Fallback): Field<Value | Fallback> =>
  field(raw => types.includes(typeof raw), `a ${types}`, fallback)

/** A text, empty by default. */
export function text(): Field<string>
export function text(fallback: null): Field<string | null>
export function text(fallback: '' | null = ''): Field<string | null> {
  return typed('string', fallback)
}

/** A boolean, `false` by default. */
export function flag(fallback?: boolean): Field<boolean>
export function flag(fallback: null): Field<boolean | null>
export function flag(fallback: boolean | null = false): Field<boolean | null> {
  return typed('boolean', fallback)
}

/** A finite number, 0 by default. */
export const number = (fallback = 0): Field<number> => field(Number.isFinite, 'a number', fallback)

/** A number or a name, as servers write roles, permissions and styles. */
export const code = <const Fallback extends string | number | null>(
  fallback: Fallback,
): Field<string | number | Fallback> => typed('number or string', fallback)

/** One of some words; the first by default. */
export const oneOf = <const Word extends string>(...words: readonly [Word, ...Word[]]): Field<Word> =>
  field(raw => words.includes(raw as Word), words.join(' or '), words[0])

/** An object with any keys. */
export function record(): Field<Readonly<Record<string, unknown>>>
export function record(fallback: null): Field<Readonly<Record<string, unknown>> | null>
export function record(fallback: object | null = {}): Field<Readonly<Record<string, unknown>> | null> {
  return field(isRecord, 'an object', fallback as Readonly<Record<string, unknown>> | null)
}

/** A list. Items that are missing or wrong are left out. */
export const list =
  <Item>(item: Field<Item | null>): Field<readonly Item[]> =>
  (raw, path, wrong) =>
    field<readonly unknown[], readonly []>(Array.isArray, 'a list', [])(raw, path, wrong)
      .map((value, index) => item(value, `${path}.${index}`, wrong))
      .filter(value => value !== null)

/** A field that stands elsewhere, or under more than one name: dotted paths from the top of the context. */
export const at = <Value>(paths: readonly string[], read: Field<Value>): Field<Value> =>
  Object.assign<Field<Value>, Pick<Field<Value>, 'paths'>>((...all) => read(...all), { paths })
