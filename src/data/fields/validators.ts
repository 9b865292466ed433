import * as z from 'zod/mini'
import { isRecord } from '../core/json'

/* Validators that say what they expect. zod/mini has some of them too, which say only "Invalid input". */

/** The parameters of a rule whose wrong value must not count as missing: the data are invalid as a whole. */
export const NO_DEFAULT = { hasNoDefault: true }

/** An object with any keys. */
export const record = () => z.custom<Readonly<Record<string, unknown>>>(isRecord, 'expected an object')

/** Why a value of the JSON is invalid where only the server's HTML gives one. */
export const READ_FROM_HTML = 'read from HTML only'

/** An object of a class, such as an element that `readContent` has found. Only HTML can give it. */
export const instanceOf = <Class, Found extends Class = Class>(Class: abstract new () => Class) =>
  z.custom<Found>(value => value instanceof Class, READ_FROM_HTML)

const areNodes = (value: unknown, least: number): boolean =>
  Array.isArray(value) && value.length >= least && value.every(node => node instanceof Node)

/** Nodes that `readContent` has found, at least so many. Only HTML can give them. */
export const nodes = (least = 0) =>
  z.custom<readonly ChildNode[]>(value => areNodes(value, least), READ_FROM_HTML)

/**
 * A text; `readContent` may give the server's own nodes instead.
 *
 * @param least the minimum number of these nodes.
 */
export const textOrNodes = (least = 1) =>
  z.custom<string | readonly ChildNode[]>(
    value => typeof value === 'string' || areNodes(value, least),
    'expected string',
  )

/** One of some names. */
export const oneOf = <const Name extends string>(names: readonly Name[]) =>
  z.custom<Name>(value => names.includes(value as Name), `expected one of ${names.join(', ')}`)

/** A number above 0. */
export const positive = () =>
  z.custom<number>(value => typeof value === 'number' && value > 0, 'expected a number above 0')

/** A number that is 0 or more. */
export const notNegative = () =>
  z.custom<number>(value => typeof value === 'number' && value >= 0, 'expected a number from 0')

/** The level of a heading: a whole number from 1 to 6. */
export const headingLevel = () =>
  z.custom<number>(value => [1, 2, 3, 4, 5, 6].includes(value as number), 'expected a level from 1 to 6')

/**
 * A text that matches `pattern`.
 *
 * @param what the pattern in words, after "expected".
 */
export const textMatching = (pattern: RegExp, what: string) =>
  z.custom<string>(
    // The JSON Schema of the block takes the pattern from here.
    Object.assign((value: unknown) => typeof value === 'string' && pattern.test(value), { pattern }),
    `expected ${what}`,
  )

/** A text or a number. */
export const textOrNumber = () =>
  z.custom<string | number>(
    value => typeof value === 'string' || Number.isFinite(value),
    'expected string or number',
  )

/** A text with more than white space. */
export const notBlank = () => textMatching(/\S/, 'a text that is not blank')

/** A text, empty by default. */
export const text = () => z._default(z.string(), '')

/** A boolean, false by default. */
export const flag = () => z._default(z.boolean(), false)

/** A number with a default. */
export const number = (fallback = 0) => z._default(z.number(), fallback)

/** A list, empty by default. */
export const list = <Item extends z.ZodMiniType>(item: Item) => z._default(z.array(item), [])

/** Says what a schema of zod expects: until a page loads one of its languages, zod/mini says only "Invalid input". */
export const REASONS: z.core.ParseContext<z.core.$ZodIssue> = {
  error(issue) {
    if (issue.code !== 'invalid_type') return undefined
    return issue.input === undefined ? 'required' : `expected ${issue.expected}`
  },
}

/** A key as HTML authors may write it: `focal-point` for `focalPoint`. */
export function hyphenated(key: PropertyKey): string {
  return String(key).replace(/[A-Z]/g, '-$&').toLowerCase()
}

/**
 * Lists the invalid fields: `slides.0.focal-point: expected object`.
 *
 * @param error from a parse with `REASONS`.
 * @param json the author's text: a field that it hyphenates is listed so.
 * @param place the path of the parsed value.
 */
export function formatIssues(
  { issues }: z.core.$ZodError,
  json = '',
  place: readonly PropertyKey[] = [],
): string {
  // Each key once: many issues of a long text have the same.
  const names = new Map<PropertyKey, string>()
  const written = (key: PropertyKey): string => {
    const name = String(key)
    const other = hyphenated(key)
    if (other !== name && !names.has(key)) names.set(key, json.includes(`"${other}"`) ? other : name)
    return names.get(key) ?? name
  }
  return issues
    .map(({ path, message }) =>
      [[...place, ...path].map(written).join('.'), message].filter(Boolean).join(': '),
    )
    .join('; ')
}
