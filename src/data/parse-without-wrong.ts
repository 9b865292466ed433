import * as z from 'zod/mini'
import { parseJson } from './core/json'
import { hyphenated, NO_DEFAULT, REASONS } from './fields/validators'

/**
 * Parses data that `parseBlock` has rejected: a wrong option counts as missing, and its default applies. A thing that
 * lacks what it needs, such as a variant without a price, counts as missing itself.
 *
 * @param json an object.
 * @param content values from the server's HTML; used for fields that the JSON omits.
 * @returns `undefined` if nothing valid is left.
 */
export function parseWithoutWrong<Schema extends z.ZodMiniType>(
  schema: Schema,
  json: string,
  content: object,
): z.output<Schema> | undefined {
  const own = parseJson(json) as object
  for (;;) {
    const { data, error } = z.safeParse(schema, { ...content, ...own }, REASONS)
    if (!error) return data
    if (!removeWrong(own, error.issues)) return undefined
  }
}

/**
 * Removes the wrong values from data, and what should hold a missing one.
 *
 * @returns whether something valid may be left: not if a list of the block has lost its last item.
 */
function removeWrong(data: object, issues: readonly z.core.$ZodIssue[]): boolean {
  if (issues.some(issue => issue.code === 'custom' && issue.params === NO_DEFAULT)) return false
  // All of them before the first is gone: an item may have several.
  const places = issues.flatMap(({ path }) => placeOf(data, path) ?? [])
  for (const { holder, key } of places) Reflect.deleteProperty(holder, key)
  const lists = places.filter(({ holder }) => Array.isArray(holder))
  for (const { holder, outer } of lists) {
    const list = holder as unknown[]
    const kept = list.filter(() => true)
    if (kept.length === 0 && outer) {
      if (outer.holder === data) return false
      Reflect.deleteProperty(outer.holder, outer.key)
    }
    // Without the gaps.
    list.length = 0
    for (const item of kept) list.push(item)
  }
  return places.length > 0
}

interface Place {
  readonly holder: object
  readonly key: PropertyKey
  /** The place of the holder; the data as a whole have none. */
  readonly outer: Place | undefined
}

/** The place of the value at a path; if it is missing, the place of what should hold it. */
function placeOf(data: object, path: readonly PropertyKey[]): Place | undefined {
  let value: unknown = data
  let place: Place | undefined
  for (const name of path) {
    if (typeof value !== 'object' || value === null) break
    const holder = value
    const key = [name, hyphenated(name)].find(written => Object.hasOwn(holder, written))
    if (key === undefined) break
    place = { holder, key, outer: place }
    value = Reflect.get(holder, key)
  }
  return place
}
