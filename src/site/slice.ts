import { BlockError } from '../block-error'
import { isRecord } from '../record'
import { report } from '../report'
import type { Field, Fields, Values, Wrong } from './context-fields'
import { $site } from './site'
import type { SiteContext } from './site-store'

/** Reads a slice of the page context: the current one, or the one given. */
export type Slice<Value> = (context?: SiteContext) => Value

/** Wrong fields that one report lists at most. */
const MAX_LISTED = 50

/** The paths already reported, by context: several slices may read from the same wrong object. */
const reported = new WeakMap<SiteContext, Set<string>>()

/**
 * Makes a reader of some fields of the page context, typed and complete. The first call for a context parses these
 * fields and reports the wrong ones with their paths, once; later calls return the same object. Each field belongs
 * to one slice, and a bundle pays only for the slices that it imports.
 *
 * Slices read with the functions of `context-fields.ts`: zod comes with the kit, which the parts of the runtime do
 * not load.
 *
 * @param places dotted paths of the objects that may hold the fields, '' for the context itself. Servers
 * write some settings in one of two places: each field is read from the first place that has it
 * [CTX-07] [CTX-20].
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
    if (paths.has(path)) return
    paths.add(path)
    problems.push(`${path}: expected ${expected}`)
  }

  const rawAt = (path: string): unknown => {
    let value: unknown = context
    let at = ''
    for (const key of path.split('.')) {
      if (!isRecord(value)) {
        if (value != null) wrong(at, 'an object')
        return undefined
      }
      value = Object.hasOwn(value, key) ? value[key] : undefined
      at += at ? `.${key}` : key
    }
    return value
  }

  const parse = (name: string, field: Field<unknown>): unknown => {
    const all = field.paths ?? places.map(place => (place ? `${place}.${name}` : name))
    // An empty text does not hide the one in the other place.
    const path = all.find(path => (rawAt(path) ?? '') !== '') ?? `${all[0]}`
    return field(rawAt(path), path, wrong)
  }

  const values = Object.entries(fields).map(([name, field]) => [name, parse(name, field)])
  if (problems.length) {
    const rest = problems.length - MAX_LISTED
    const listed = problems.slice(0, MAX_LISTED).join('; ')
    report(new BlockError('data-invalid', `site context: ${listed}${rest > 0 ? `; and ${rest} more` : ''}`))
  }
  return Object.fromEntries(values)
}
