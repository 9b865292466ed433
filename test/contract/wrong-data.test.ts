import { type Schema, Validator } from '@cfworker/json-schema'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { parseBlock } from '../../blocks/kit/element/parse-block'
import { loadSchemas, readBlockSchemas } from '../../runtime/types/block-schemas'

const described = await readBlockSchemas()
const { schemas } = await loadSchemas('.')

/** Values of each type of JSON. Null means that an option is missing, in blocks that say so. */
const VALUES: readonly unknown[] = [null, true, -1.5, 5, '', 'x', [], [5], {}, { x: 5 }]

/** Options for which the specification names the value that applies instead of an unknown name [GAL-31]. */
const WITH_FALLBACK: readonly string[] = ['gallery.design']

describe.each([...described])('data of %s', (name, { properties = {} }) => {
  const options = Object.entries(properties)
  const missing = problemsOf(name, {})

  it('is reported by the name of a wrong option and what it must be', () => {
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
