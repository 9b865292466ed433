import { isRecord } from '../record'

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

/** A field whose values `isValid` recognises. */
export const field =
  <Value, Fallback>(
    isValid: (raw: unknown) => raw is Value,
    expected: string,
    fallback: Fallback,
  ): Field<Value | Fallback> =>
  (raw, path, wrong) => {
    if (isValid(raw)) return raw
    if (raw !== null && raw !== undefined) wrong(path, expected)
    return fallback
  }

const isText = (raw: unknown): raw is string => typeof raw === 'string'
const isFlag = (raw: unknown): raw is boolean => typeof raw === 'boolean'
const isNumber = (raw: unknown): raw is number => typeof raw === 'number'
const isCode = (raw: unknown): raw is string | number => isText(raw) || isNumber(raw)

/** A text, empty by default. */
export const text = (fallback = ''): Field<string> => field(isText, 'a text', fallback)

/** A boolean, `false` by default. */
export const flag = (fallback = false): Field<boolean> => field(isFlag, 'true or false', fallback)

/** A number, 0 by default. */
export const number = (fallback = 0): Field<number> => field(isNumber, 'a number', fallback)

/** A number or a name, as servers write roles, permissions and styles. */
export const code = <Fallback>(fallback: Fallback): Field<string | number | Fallback> =>
  field(isCode, 'a number or a text', fallback)

/** An object with any keys. */
export const record = <Fallback>(fallback: Fallback): Field<Readonly<Record<string, unknown>> | Fallback> =>
  field(isRecord, 'an object', fallback)

/** A field that other servers write elsewhere: dotted paths from the top of the context. */
export const at = <Value>(paths: readonly string[], read: Field<Value>): Field<Value> =>
  Object.assign<Field<Value>, Pick<Field<Value>, 'paths'>>((...all) => read(...all), { paths })

/** A list. Items that are wrong, or that `isKept` refuses, are left out. */
export const list =
  <Item>(
    item: Field<Item | undefined>,
    isKept: (item: Item) => boolean = () => true,
  ): Field<readonly Item[]> =>
  (raw, path, wrong) => {
    const items = field(Array.isArray, 'a list', [])(raw, path, wrong)
    return items
      .map((value, index) => item(value, `${path}.${index}`, wrong))
      .filter((value): value is Item => value !== undefined && isKept(value as Item))
  }

type Fields = Readonly<Record<string, Field<unknown>>>
export type Values<Shape extends Fields> = { readonly [Name in keyof Shape]: ReturnType<Shape[Name]> }

/** An object with these fields; complete even if the whole object is missing. */
export const shape =
  <Shape extends Fields>(fields: Shape): Field<Values<Shape>> =>
  (raw, path, wrong) => {
    const holder = record({})(raw, path, wrong) as Record<string, unknown>
    const values = Object.entries(fields).map(([name, read]) => [
      name,
      read(holder[name], `${path}.${name}`, wrong),
    ])
    return Object.fromEntries(values)
  }
