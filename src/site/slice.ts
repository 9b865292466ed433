import { BlockError } from '../block-error'
import { report } from '../report'
import { valueAt } from '../value-at'
import type { Field, Values, Wrong } from './context-fields'
import { $site } from './site'
import type { SiteContext } from './site-store'

/** Reads a slice of the page context: the current one, or the one given. */
export type Slice<Value> = (context?: SiteContext) => Value

/** Wrong fields that one report lists at most. */
const MAX_LISTED = 50

/** The paths that were reported, by context: two slices may read the same field. */
const reported = new WeakMap<SiteContext, Set<string>>()

/**
 * Makes a reader of some fields of the page context. The first call for a context parses these fields and
 * reports the wrong ones with their paths, once; later calls return the same object. So each bundle pays
 * for the fields that it reads, and boot for none.
 *
 * @param places dotted paths of the objects that may hold the fields, '' for the context itself. Servers
 * write some settings in one of two places: each field is read from the first place that has it
 * [CTX-07] [CTX-20].
 */
export function slice<Shape extends Readonly<Record<string, Field<unknown>>>>(
  places: readonly string[],
  fields: Shape,
): Slice<Values<Shape>> {
  const known = new WeakMap<SiteContext, Values<Shape>>()
  return (context = $site.get()) => {
    let values = known.get(context)
    if (!values) {
      values = read(context)
      known.set(context, values)
    }
    return values
  }

  function read(context: SiteContext): Values<Shape> {
    const paths = reported.get(context) ?? new Set()
    reported.set(context, paths)
    const problems: string[] = []
    const wrong: Wrong = (path, expected) => {
      if (paths.has(path)) return
      paths.add(path)
      problems.push(`${path}: expected ${expected}`)
    }
    const entries = Object.entries(fields).map(([name, field]) => {
      const all = field.paths ?? places.map(place => (place ? `${place}.${name}` : name))
      const path = all.find(path => valueIn(context, path) != null) ?? name
      return [name, field(valueIn(context, path), path, wrong)]
    })
    if (problems.length > 0) {
      const rest = problems.length - MAX_LISTED
      const listed = problems.slice(0, MAX_LISTED).join('; ')
      report(new BlockError('data-invalid', `site context: ${listed}${rest > 0 ? `; and ${rest} more` : ''}`))
    }
    return Object.fromEntries(entries)
  }
}

const valueIn = (context: SiteContext, path: string): unknown => valueAt(context, path.split('.'))
