import { type Schema, Validator } from '@cfworker/json-schema'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { parseBlock } from '../../blocks/kit/element/parse-block'
import { examplesByBlock } from '../../docs/site/blocks/examples.ts'
import { loadSchemas, readBlockSchemas } from '../../runtime/types/block-schemas'
import { isRecord } from '../../src/data/core/json'
import { parseWithoutWrong } from '../../src/data/parse-without-wrong'

const described = await readBlockSchemas()
const { schemas } = await loadSchemas('.')

const examples = await examplesByBlock([...described.keys()])

/** Values of each type of JSON. Null means that an option is missing, in blocks that say so. */
const VALUES: readonly unknown[] = [null, true, -1.5, 5, '', 'x', [], [5], {}, { x: 5 }]

/** Values of which most options accept none, or one. */
const WRONG: readonly unknown[] = [true, -1.5, 'x', { x: [] }]

/** Options for which the specification names the value that applies instead of an unknown name [GAL-31]. */
const WITH_FALLBACK: readonly string[] = ['gallery.design']

describe.each([...described])('data of %s', (name, { properties = {} }) => {
  const options = Object.entries(properties)
  const missing = problemsOf(name, {})

  it('is reported by the name of a wrong option and what it must be [CTX-33]', () => {
    const faults = options.flatMap(([option, schema]) => {
      const validator = new Validator(schema as Schema, '2020-12', false)
      const isPromised = (value: unknown): boolean =>
        value !== null &&
        !(typeof value === 'string' && WITH_FALLBACK.includes(`${name}.${option}`)) &&
        !validator.validate(value).valid
      return VALUES.flatMap(value => {
        const all = problemsOf(name, { [option]: value })
        const problems = all.filter(problem => problem.startsWith(option) || !missing.includes(problem))
        const isReported =
          problems.length > 0 ? problems.every(problem => isReason(option, problem)) : !isPromised(value)
        return isReported ? [] : [`${JSON.stringify({ [option]: value })} → ${problems.join('; ') || 'none'}`]
      })
    })
    expect(faults).toEqual([])
  })

  it.each([[null], [true], [5], ['x'], [[]], [[{}]]])('is an object, not %j', data => {
    expect(problemsOf(name, data)).toEqual(['expected object'])
  })

  it('is checked by rules that say what they expect', () => {
    expect(speechlessIn(schemaOf(name))).toEqual([])
  })
})

const dataOf = (name: string): Record<string, unknown>[] =>
  (examples.get(name) ?? []).flatMap(({ source }) => {
    const [, json] = new RegExp(`<ashlar-${name}\\s[^>]*?data-block-json='([^']*)'`).exec(source) ?? []
    const data = json && JSON.parse(json.replaceAll('&#39;', "'").replaceAll('&amp;', '&'))
    return data && problemsOf(name, data).length === 0 ? [data] : []
  })

describe.each([...described.keys()].filter(name => dataOf(name).length > 0))(
  'of %s from JSON alone,',
  name => {
    /** As a block without HTML inside reads its data. */
    const read = (data: object): unknown => {
      const json = JSON.stringify(data)
      const parsed = parseBlock(schemaOf(name), json)
      return parsed.ok ? parsed.value : parseWithoutWrong(schemaOf(name), json, {})
    }

    it('one wrong option counts as missing, and the others stay [CTX-33]', () => {
      for (const data of dataOf(name)) {
        for (const option of Object.keys(data)) {
          const { [option]: _, ...others } = data
          for (const wrong of WRONG) {
            const data = { ...others, [option]: wrong }
            if (problemsOf(name, data).length === 0) continue
            expect([option, wrong, read(data)]).toEqual([option, wrong, read(others)])
          }
        }
      }
    })

    it('one wrong field of an item takes no other item with it [CTX-33]', () => {
      for (const data of dataOf(name)) {
        for (const [option, items] of Object.entries(data)) {
          if (!Array.isArray(items) || items.length < 2 || !isRecord(items[0])) continue
          for (const field of Object.keys(items[0])) {
            for (const wrong of WRONG) {
              const shown = read({ ...data, [option]: [{ ...items[0], [field]: wrong }, ...items.slice(1)] })
              // Some blocks read their items into something else.
              const { [option]: kept = items } = (shown ?? { [option]: [] }) as Record<string, unknown[]>
              expect([option, field, wrong, kept.length >= items.length - 1]).toEqual([
                option,
                field,
                wrong,
                true,
              ])
            }
          }
        }
      }
    })
  },
)

function schemaOf(name: string): z.ZodMiniType {
  const schema = schemas[name]
  if (!schema) throw new Error(`no schema of ${name}`)
  return schema
}

function problemsOf(name: string, data: unknown): readonly string[] {
  const parsed = parseBlock(schemaOf(name), JSON.stringify(data))
  return parsed.ok ? [] : parsed.error.message.split('; ')
}

/** Whether a problem starts with the option's path, and then says in words what the value must be. */
function isReason(option: string, problem: string): boolean {
  const [path = '', ...reason] = problem.split(': ')
  return (
    `${path}.`.startsWith(`${option}.`) &&
    /^(required|expected [a-z])/.test(reason.join(': ')) &&
    !/Invalid input|[\\^$]|\/.*\/|undefined/.test(problem)
  )
}

/** The parts of a node of zod that contain other nodes. */
interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly element?: z.ZodMiniType
  readonly innerType?: z.ZodMiniType
  readonly options?: readonly z.ZodMiniType[]
  readonly left?: z.ZodMiniType
  readonly right?: z.ZodMiniType
  readonly in?: z.ZodMiniType
  readonly out?: z.ZodMiniType
  readonly fn?: (value: unknown) => unknown
  readonly error?: () => string
}

/** The paths of the custom rules in a schema that reject values without a message of their own. */
function speechlessIn(schema: z.ZodMiniType, path = ''): string[] {
  const { type, shape = {}, fn, error, ...def } = schema._zod.def as Definition
  if (type === 'custom') return error || fn?.(Symbol('no JSON')) ? [] : [path]
  const inner = [def.element, def.innerType, def.left, def.right, def.in, def.out, ...(def.options ?? [])]
  return [
    ...inner.flatMap(node => (node ? speechlessIn(node, path) : [])),
    ...Object.entries(shape).flatMap(([key, node]) => speechlessIn(node, `${path}.${key}`)),
  ]
}
