import { type Schema, Validator } from '@cfworker/json-schema'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadSchemas, readBlockSchemas } from '../../runtime/types/block-schemas'
import type { JsonSchema } from '../../runtime/types/json-schema-subset'

const described = await readBlockSchemas()
const { schemas, safeParse } = await loadSchemas('.')

/** The error of a rule that JSON Schema may be unable to express, such as the code of a known currency. */
const OWN_RULE = /^expected \w/

/** The JSON Schema of the value at a path, in the first alternative that has one. */
function schemaAt(schema: JsonSchema | undefined, path: readonly PropertyKey[]): JsonSchema | undefined {
  const [key, ...rest] = path
  if (!schema || key === undefined) return schema
  const { properties, items, anyOf = [] } = schema
  const inner = typeof key === 'number' ? items : properties?.[String(key)]
  return inner ? schemaAt(inner, rest) : anyOf.map(choice => schemaAt(choice, path)).find(found => found)
}

/** Any JSON that a schema describes. */
function dataOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, anyOf, pattern, items, properties = {}, required = [], additionalProperties } = schema
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const among = anyOf ?? (Array.isArray(type) ? type.map(name => ({ ...schema, type: name })) : undefined)
  if (among) return fc.oneof(...among.map(dataOf))
  switch (type) {
    case 'string':
      if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
      return fc.oneof(fc.string(), fc.webUrl(), fc.string({ unit: 'binary' }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'integer':
    case 'number':
      return type === 'integer' ? fc.integer(range(schema)) : numberOf(schema)
    case 'array':
      return fc.array(items ? dataOf(items as JsonSchema) : fc.jsonValue(), { maxLength: 4 })
    case 'object': {
      const fields = Object.entries(properties).map(([name, field]) => [name, dataOf(field)] as const)
      const known = fc.record(Object.fromEntries(fields), { requiredKeys: [...required] })
      if (typeof additionalProperties !== 'object') return known
      const more = fc.dictionary(fc.stringMatching(/^x\w{0,5}$/), dataOf(additionalProperties as JsonSchema))
      return fc.tuple(more, known).map(([some, others]) => ({ ...some, ...others }))
    }
    default:
      return fc.jsonValue()
  }
}

const range = ({ minimum = -1e6, maximum = 1e6 }: JsonSchema): { min: number; max: number } => ({
  min: Math.ceil(minimum),
  max: Math.floor(maximum),
})

function numberOf({ minimum, exclusiveMinimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const min = minimum ?? exclusiveMinimum ?? -1e9
  return fc.double({ min, max: maximum ?? 1e9, minExcluded: minimum === undefined, noNaN: true })
}

it.each([...described])(
  'accepts all data of %s that its JSON Schema accepts, as far as JSON Schema can tell',
  (name, schema) => {
    const validator = new Validator(schema as Schema, '2020-12', false)
    const zod = schemas[name]
    if (!zod) throw new Error(`no schema of ${name}`)
    let valid = 0
    fc.assert(
      fc.property(dataOf(schema), data => {
        if (!validator.validate(data).valid) return
        valid += 1
        const faults = safeParse(zod, data).error?.issues ?? []
        const known = faults.filter(
          ({ code, message, path }) =>
            code !== 'custom' || !OWN_RULE.test(message) || schemaAt(schema, path)?.pattern !== undefined,
        )
        expect(known).toEqual([])
      }),
      { numRuns: 150 },
    )
    expect(valid).toBeGreaterThan(75)
  },
)
