/*
 * The few fields of the page context that the parts of a page need. They read them one by one: the schema
 * of the whole context comes with zod, and with the chunk that every block shares.
 */

/** The object that stands under `name`; an empty one where something else stands there. */
export function recordIn(value: unknown, name: string): object {
  const inner = property(value, name)
  return inner !== null && typeof inner === 'object' ? inner : {}
}

/** The text that stands under `name`, empty where there is none. */
export function textIn(value: unknown, name: string): string {
  const text = property(value, name)
  return typeof text === 'string' ? text.trim() : ''
}

/** The texts that the items of the list `name` have under `key`. */
export function textsIn(value: unknown, name: string, key: string): string[] {
  const list = property(value, name)
  return Array.isArray(list) ? list.map(item => textIn(item, key)).filter(text => text !== '') : []
}

function property(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object' && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
