import { isRecord } from '../../data/core/json'
import { BlockError, report } from '../../data/core/report'
import { $site } from '../core/site'
import type { SiteContext } from '../core/site-store'

/** Reads a slice of the page context: of the current one, or of the one given. */
export type Slice<Value> = (context?: SiteContext) => Value

/** Maximum number of invalid fields in one report. */
const MAX_LISTED = 50

/** The paths already reported, by context: several slices may read the same invalid object. */
const reported = new WeakMap<SiteContext, Set<string>>()

/**
 * Makes a reader of some fields of the page context, typed and complete. The first call for a context parses
 * these fields and reports invalid ones with their paths, once; later calls return the same object. Each
 * field belongs to one slice, and a bundle contains only the slices that it imports.
 *
 * Slices use the field readers below instead of zod: zod comes with the kit, which the runtime's features
 * do not load.
 *
 * @param places the places of the fields, as prefixes of their paths: 'website.', or '' for the context
 * itself. Servers write some settings in one of two places: each field is read from the first place that has
 * it.
 */
export function slice<Shape extends Fields>(places: readonly string[], fields: Shape): Slice<Values<Shape>> {
  const known = new WeakMap<SiteContext, Values<Shape>>()
  return (context = $site.get()) => {
    const values = known.get(context) ?? read(context, places, fields)
    known.set(context, values)
    return values
  }
}

function read<Shape extends Fields>(
  context: SiteContext,
  places: readonly string[],
  fields: Shape,
): Values<Shape> {
  const paths = reported.get(context) ?? new Set()
  reported.set(context, paths)
  const problems: string[] = []
  const wrong: Wrong = (path, expected) => {
    if (!paths.has(path)) problems.push(`${path}: expected ${expected}`)
    paths.add(path)
  }

  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const all = field.paths ?? places.map(place => place + name)
    // An empty text does not hide the value in the other place.
    const path = all.find(path => (rawAt(context, path, wrong) ?? '') !== '') ?? `${all[0]}`
    values[name] = field(rawAt(context, path), path, wrong)
  }
  if (problems.length) {
    const listed = problems.slice(0, MAX_LISTED).join('; ')
    report(new BlockError('data-invalid', `site context: ${listed}`))
  }
  return values as Values<Shape>
}

/** The raw value at a dotted path; `undefined` if the path does not exist. */
export function rawAt(context: SiteContext, path: string, wrong?: Wrong): unknown {
  const end = path.lastIndexOf('.')
  const holder = end < 0 ? context : rawAt(context, path.slice(0, end), wrong)
  const key = path.slice(end + 1)
  if (isRecord(holder)) return Object.hasOwn(holder, key) ? holder[key] : undefined
  if (holder != null) wrong?.(path.slice(0, end), 'an object')
  return undefined
}

/** Called with the path of each invalid field and the expectation. */
type Wrong = (path: string, expected: string) => void

/**
 * Reads one field of the page context. A missing field gives the default; so does an invalid one, after a
 * report. `null` counts as missing.
 */
export interface Field<Value> {
  (raw: unknown, path: string, wrong: Wrong): Value
  /** The places of the field, if not those of its slice; the first path with a value counts. */
  readonly paths?: readonly string[]
}

type Fields = Readonly<Record<string, Field<unknown>>>
type Values<Shape extends Fields> = { readonly [Name in keyof Shape]: ReturnType<Shape[Name]> }

/** A field with the values accepted by `isValid`. */
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

/** One of some texts; the first by default. */
export const oneOf = <const Word extends string>(...words: readonly [Word, ...Word[]]): Field<Word> =>
  field(raw => words.includes(raw as Word), words.join(' or '), words[0])

/** An object with any keys. */
export function record(): Field<Readonly<Record<string, unknown>>>
export function record(fallback: null): Field<Readonly<Record<string, unknown>> | null>
export function record(fallback: object | null = {}): Field<Readonly<Record<string, unknown>> | null> {
  return field(isRecord, 'an object', fallback as Readonly<Record<string, unknown>> | null)
}

/** A list. Missing and invalid items are left out. */
export const list =
  <Item>(item: Field<Item | null>): Field<readonly Item[]> =>
  (raw, path, wrong) =>
    field<readonly unknown[], readonly []>(Array.isArray, 'a list', [])(raw, path, wrong)
      .map((value, index) => item(value, `${path}.${index}`, wrong))
      .filter(value => value !== null)

/** A field in other places: dotted paths from the top of the context. */
export const at = <Value>(paths: readonly string[], read: Field<Value>): Field<Value> =>
  Object.assign<Field<Value>, Pick<Field<Value>, 'paths'>>((...all) => read(...all), { paths })
