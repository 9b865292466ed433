import { isRecord } from '../core/json'

/** Values that no schema expects, and some that pass where their type does. */
export const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -0,
  1,
  -1,
  3,
  0.5,
  400,
  1e308,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  ' ',
  'a',
  '-5',
  'NaN',
  '400x300',
  '\u202e\u0000\ud800',
  'x'.repeat(5000),
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '__proto__',
  {},
  [],
  [null],
  [[[]]],
  [undefined, 'a'],
  Array(2),
  { length: 2 },
  { size: 1e9 },
  { toString: 1, valueOf: {}, toJSON: 1 },
  JSON.parse('{"__proto__":{"id":"a","title":"b"},"constructor":{"prototype":1}}'),
  Object.create({ id: 'a', title: 'inherited', items: [] }),
  Object.create(null),
  new Date(0),
  new Map([['a', 1]]),
  new String('a'),
  () => 'a',
  Symbol('a'),
  10n,
]

/** A copy of `value` with one of its parts replaced, removed or added. */
export function mutated(value: unknown, random: () => number): unknown {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  if (keys.length === 0 || random() < 0.1) return pick(HOSTILE)
  const key = pick(keys)
  if (Array.isArray(value)) return value.map((item, at) => (`${at}` === key ? mutated(item, random) : item))
  if (!isRecord(value)) return pick(HOSTILE)
  const { [key]: part, ...rest } = value
  const kind = random()
  if (kind < 0.2) return rest
  if (kind < 0.3) return { ...value, [pick(['constructor', 'toString', 'unknown'])]: pick(HOSTILE) }
  return { ...value, [key]: mutated(part, random) }
}
