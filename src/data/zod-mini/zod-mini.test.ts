// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { inspect, isDeepStrictEqual } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import * as zod from 'zod/mini'
import { fuzzed } from '../../../test/fixtures/fuzzed'
import { seeded } from '../seeded.fixture'
import { HOSTILE, mutated } from './hostile-values.fixture'
import { inventSchema } from './invented-schemas.fixture'
import * as standIn from './zod-mini'

type Zod = typeof zod
type ZodSchema = zod.ZodMiniType

const ours = standIn as unknown as Zod

const MODULES = globSync('{src,blocks}/**/*.ts').filter(
  path =>
    !/\.(test|fixture)\.ts$/.test(path) &&
    /^import \* as z from 'zod\/mini'/m.test(readFileSync(path, 'utf8')),
)

/** Loads the exports of all modules that define schemas, by `PATH#NAME`. */
async function loadExports(): Promise<ReadonlyMap<string, ZodSchema>> {
  vi.resetModules()
  const found = new Map<string, ZodSchema>()
  for (const path of MODULES) {
    const module: Readonly<Record<string, unknown>> = await import(resolve(path))
    for (const [name, value] of Object.entries(module)) found.set(`${path}#${name}`, value as ZodSchema)
  }
  return found
}

interface Definition {
  readonly type: string
  readonly catchall?: unknown
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string } } }[]
}

const TYPES =
  'string number boolean unknown custom array object optional nullable default union transform pipe'

/** Whether the stand-in has everything that a schema is made of. */
function isCovered(schema: ZodSchema): boolean {
  const { type, catchall, checks = [], ...parts } = schema._zod.def as Definition
  const inner = Object.values({
    ...parts,
    ...Object(Reflect.get(parts, 'shape')),
    ...Reflect.get(parts, 'options'),
  })
  return (
    TYPES.split(' ').includes(type) &&
    !catchall &&
    checks.every(check => check._zod.def.check === 'custom') &&
    inner.filter(part => Object(part)._zod).every(part => isCovered(part as ZodSchema))
  )
}

/** The message of a union, which zod words alike for all. */
const UNION = 'expected one of several'

/** An issue's message without what the stand-in omits: what was received, and zod's single message for all unions. */
function shortened({ message, code }: Pick<zod.core.$ZodIssue, 'message' | 'code'>): string {
  if (code === 'invalid_union') return UNION
  return message
    .replace(/^Invalid input: expected nonoptional.*/, 'required')
    .replace(/^Invalid input: (expected \w+), received .*/, '$1')
}

interface Outcome {
  readonly data?: unknown
  readonly issues?: { readonly path: readonly PropertyKey[]; message: string }[]
  readonly thrown?: string
}

function outcome({ safeParse }: Zod, schema: ZodSchema, input: unknown): Outcome {
  try {
    const { success, data, error } = safeParse(schema, input)
    if (success) return { data }
    return { issues: error.issues.map(issue => ({ path: issue.path, message: shortened(issue) })) }
  } catch (error) {
    return { thrown: `${error}` }
  }
}

/** @throws if the two libraries disagree about a value. */
function compare(theirs: ZodSchema, own: ZodSchema, input: unknown): void {
  const [expected, received] = [outcome(zod, theirs, input), outcome(ours, own, input)]
  for (const [at, { message }] of (expected.issues ?? []).entries()) {
    const issue = received.issues?.[at]
    if (message === UNION && issue) issue.message = UNION
  }
  if (isDeepStrictEqual(received, expected)) return
  throw new Error(`${inspect(input)}: expected ${inspect(expected)}, received ${inspect(received)}`)
}

zod.config(zod.locales.en())
const original = await loadExports()
const lacking = Object.assign(() => lacking, { check: () => lacking })
vi.doMock('zod/mini', () => ({
  ...Object.fromEntries(Object.keys(zod).map(name => [name, lacking])),
  ...standIn,
}))
const replaced = await loadExports()
vi.doUnmock('zod/mini')

const schemas = [...original].filter(([, value]) => Object(value)._zod)
const covered = schemas.filter(([, schema]) => isCovered(schema))

describe('the stand-in for zod/mini', () => {
  it.each(covered)('reads and rejects as zod does: %s', { timeout: 30_000 }, (name, schema) => {
    const own = replaced.get(name) as ZodSchema
    const random = seeded(name.length)
    const valid = fuzzed(schema, 60)
    const broken = valid.flatMap(input => [
      mutated(input, random),
      mutated(input, random),
      mutated(input, random),
    ])
    for (const input of [...HOSTILE, ...valid, ...broken]) compare(schema, own, input)
  })

  it('covers all schemas but those of requests, which only the server reads', () => {
    const blocks = new Set(covered.flatMap(([name]) => /^blocks\/[a-z-]+\//.exec(name) ?? []))
    expect(blocks.size).toBe(
      new Set(globSync('blocks/*/*.schema.ts').map(path => path.split(/[\\/]/)[1])).size,
    )
    const rest = schemas.filter(schema => !covered.includes(schema)).map(([name]) => name)
    expect(rest.filter(name => !name.startsWith('src/calls/'))).toEqual([])
  })

  it('reads and rejects as zod does in any combination', { timeout: 60_000 }, () => {
    for (let seed = 0; seed < 2000; seed++) {
      const random = seeded(seed)
      const [theirs, own] = [zod, ours].map(library => inventSchema(library, seeded(seed)))
      if (!theirs || !own) continue
      compare(zod.object({ part: theirs }), ours.object({ part: own }), {})
      for (const input of [
        undefined,
        {},
        ...fuzzed(theirs, 4),
        ...HOSTILE.slice(seed % 40, (seed % 40) + 3),
      ]) {
        compare(theirs, own, input)
        compare(theirs, own, mutated(input, random))
      }
    }
  })

  it('gives each result a default of its own', () => {
    for (const value of [[], {}]) {
      const schema = ours._default(ours.custom<object>(), value)
      expect(ours.parse(schema, undefined)).not.toBe(ours.parse(schema, undefined))
    }
  })

  it('throws an error with the issues', () => {
    const parse = (): unknown => ours.parse(ours.object({ size: ours.number() }), { size: '4' })
    expect(parse).toThrow(
      expect.objectContaining({ issues: [{ path: ['size'], message: 'expected number' }] }),
    )
    expect(parse).toThrow('"size"')
  })

  it('names the types that a value may have', () => {
    const { array, boolean, number, object, string, union, custom } = ours
    for (const [schema, input, message] of [
      [string(), 1, 'expected string'],
      [array(number()), {}, 'expected array'],
      [object({}), [], 'expected object'],
      [union([number(), boolean(), number()]), 'no', 'expected number or expected boolean'],
      [union([number(), object({ size: number() })]), {}, 'expected number or size: expected number'],
      [object({ size: custom() }), {}, 'required'],
      [custom(value => value === 1), 2, 'Invalid input'],
    ] as const)
      expect(ours.safeParse(schema, input).error?.issues[0]?.message).toBe(message)
  })
})
