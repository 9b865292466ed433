import type * as zod from 'zod/mini'

type Schema = zod.ZodMiniType

/** Makes a schema from any of the functions, the same for the same random numbers. */
export function inventSchema(z: typeof zod, random: () => number, depth = 4): Schema {
  const inner = (): Schema => inventSchema(z, random, depth - 1)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const LEAVES: readonly (() => Schema)[] = [
    () => z.string(),
    () => z.number(),
    () => z.boolean(),
    () => z.unknown(),
    () => z.custom(),
    () => z.custom(value => typeof value !== 'string', 'expected no text'),
    () => z.custom(value => value !== 400),
    () => z.transform(value => (typeof value === 'string' ? undefined : value)),
    () =>
      z.transform((value, { issues }) => {
        if (value === 3)
          issues.push({ code: 'custom', message: 'expected not 3', path: ['a', 0], input: value })
        return value ?? 'none'
      }),
  ]
  const BRANCHES: readonly (() => Schema)[] = [
    () => z.object(Object.fromEntries(['id', 'size', 'constructor'].map(key => [key, inner()]))),
    () => z.object({ title: inner(), items: inner() }),
    () => z.array(inner()),
    () => z.optional(inner()),
    () => z.nullable(inner()),
    () => z._default(inner(), pick<unknown>(['a', 0, null, [], { id: 'a' }])),
    () => z._default(inner(), () => ['b']),
    () => z.union([inner(), inner()]),
    () => z.pipe(inner(), inner()),
    () =>
      inner().check(({ value, issues }) => {
        if (value === 'a')
          issues.push({ code: 'custom', message: 'expected not a', input: value, path: ['x'] })
      }),
    () =>
      inner().check(
        ({ value, issues }) => {
          if (!value) issues.push({ code: 'custom', message: 'expected something', input: value })
        },
        ({ issues }) => {
          issues.push({ code: 'custom', message: 'expected nothing', input: undefined })
        },
      ),
  ]
  return pick(depth > 0 && random() < 0.8 ? BRANCHES : LEAVES)()
}
