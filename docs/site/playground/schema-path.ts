import type { Schema } from '../blocks/facts.ts'
import type { JsonPath } from './json-path.ts'

/** The schemas that a value at a path may have: several where a schema has alternatives. */
export function schemasAt(schema: Schema, path: JsonPath): readonly Schema[] {
  const alternatives = [schema, ...(schema.anyOf ?? [])]
  const [step, ...rest] = path
  if (step === undefined) return alternatives
  return alternatives.flatMap(one => {
    const next = typeof step === 'number' ? one.items : one.properties?.[step]
    return next ? schemasAt(next, rest) : []
  })
}
