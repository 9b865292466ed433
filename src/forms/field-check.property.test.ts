import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { checkField, checkFields } from './field-check'
import { fieldSchema } from './fields/field.schema'
import { FIELD_TYPES, type FieldTypeName } from './fields/field-types'
import { submissionPayload } from './send-form'

const field = fc
  .record({
    type: fc.constantFrom(...(Object.keys(FIELD_TYPES) as FieldTypeName[])),
    title: fc.string(),
    required: fc.boolean(),
    maxLength: fc.oneof(fc.nat(50), fc.string()),
    options: fc.array(fc.string(), { maxLength: 4 }),
  })
  .map(given => z.parse(fieldSchema, { ...given, id: 'field' }))
const value = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.array(fc.string()),
  fc.anything({ withBigInt: true, withNullPrototype: true }),
)

describe('any value of any field', () => {
  it('is valid, or has an error that is a text', () => {
    fc.assert(
      fc.property(field, value, (rule, given) => {
        const error = checkField(rule, given)
        expect(error === undefined || (typeof error === 'string' && error !== '')).toBe(true)
        expect(checkFields([rule], { field: given })).toEqual(error === undefined ? {} : { field: error })
      }),
      { numRuns: 2000 },
    )
  })

  it('reaches the server as it was entered', () => {
    const values = fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(fc.string(), fc.array(fc.string())))
    fc.assert(
      fc.property(values, entered => {
        const payload = submissionPayload({ values: entered, honeypot: '' } as never)
        expect(JSON.parse(payload.form)).toEqual(JSON.parse(JSON.stringify(entered)))
      }),
    )
  })
})
