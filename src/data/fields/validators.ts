import * as z from 'zod/mini'
import { isRecord } from '../core/json'

/*
 * Validators that zod/mini has too, and its stand-in in bundles (`../zod-mini`) has not: z.record, z.int, z.enum,
 * z.instanceof, and the checks of numbers and lengths.
 */

/** An object with any keys. */
export const record = () => z.custom<Readonly<Record<string, unknown>>>(isRecord, 'expected an object')

/** An object of a class, such as an element that `readContent` has found. Only HTML can give it. */
export const instanceOf = <Class, Found extends Class = Class>(Class: abstract new () => Class) =>
  z.custom<Found>(value => value instanceof Class)

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

/** A text that matches `pattern`. */
export const textMatching = (pattern: RegExp) =>
  z.custom<string>(
    value => typeof value === 'string' && pattern.test(value),
    `expected a text like ${pattern}`,
  )

/** A text, empty by default. */
export const text = () => z._default(z.string(), '')

/** A boolean, false by default. */
export const flag = () => z._default(z.boolean(), false)

/** A number with a default. */
export const number = (fallback = 0) => z._default(z.number(), fallback)

/** A list, empty by default. */
export const list = <Item extends z.ZodMiniType>(item: Item) => z._default(z.array(item), [])

/**
 * Lists the invalid fields: `slides.0.focal-point: expected object`. zod's own formatter takes 160 bytes more.
 *
 * @param json the author's text: a field that it hyphenates is listed so.
 */
export function formatIssues({ issues }: z.core.$ZodError, json = ''): string {
  const written = (key: PropertyKey): string => {
    const hyphenated = String(key).replace(/[A-Z]/g, '-$&').toLowerCase()
    return json.includes(`"${hyphenated}"`) ? hyphenated : String(key)
  }
  return issues
    .map(({ path, message }) => [path.map(written).join('.'), message].filter(Boolean).join(': '))
    .join('; ')
}
