import { BlockError } from '../../data/core/block-error'
import { isRecord } from '../../data/core/record'
import { report } from '../../data/core/report'
import type { Fields, Values, Wrong } from './context-fields'
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
 * @param places where the fields may stand, as the start of their paths: 'website.', or '' for the context itself.
 * Servers write some settings in one of two places: each field is read from the first place that has it
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
    if (!paths.has(path)) problems.push(`${path}: expected ${expected}`)
    paths.add(path)
  }

  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const all = field.paths ?? places.map(place => place + name)
    // An empty text does not hide the one in the other place.
    const path = all.find(path => (rawAt(context, path, wrong) ?? '') !== '') ?? `${all[0]}`
    values[name] = field(rawAt(context, path), path, wrong)
  }
  if (problems.length) {
    const listed = problems.slice(0, MAX_LISTED).join('; ')
    report(new BlockError('data-invalid', `site context: ${listed}`))
  }
  return values as Values<Shape>
}

/** The raw value at a dotted path; undefined if the path leads nowhere. */
export function rawAt(context: SiteContext, path: string, wrong?: Wrong): unknown {
  const end = path.lastIndexOf('.')
  const holder = end < 0 ? context : rawAt(context, path.slice(0, end), wrong)
  const key = path.slice(end + 1)
  if (isRecord(holder)) return Object.hasOwn(holder, key) ? holder[key] : undefined
  if (holder != null) wrong?.(path.slice(0, end), 'an object')
  return undefined
}
