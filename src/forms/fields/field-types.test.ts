import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fieldSchema, maxLengthOf } from './field.schema'
import { fieldProperties, placeholderOf } from './field-properties'
import { FIELD_TYPES, type FieldTypeName, isFieldTypeName } from './field-types'

const TYPES = Object.keys(FIELD_TYPES) as FieldTypeName[]
const typesWith = (property: string): string[] =>
  TYPES.filter(type => fieldProperties(type).some(name => name === property))

describe('types of fields', () => {
  it('have description and required, except sections and hidden fields [FORM-59]', () => {
    expect(TYPES.filter(type => !typesWith('required').includes(type))).toEqual(['section', 'hidden'])
    expect(TYPES.filter(type => !typesWith('description').includes(type))).toEqual(['hidden'])
  })

  it('have properties of their own [FORM-60]', () => {
    expect(typesWith('currencySymbol')).toEqual(['currency'])
    expect(typesWith('showCountryCode')).toEqual(['phone'])
    expect(typesWith('underline')).toEqual(['section'])
    expect(typesWith('options')).toEqual(['radio', 'checkbox', 'select', 'likert'])
    expect(typesWith('key')).toEqual(['hidden'])
    expect(typesWith('value')).toEqual(['hidden'])
  })

  it('have a placeholder if they take one or more lines of text [FORM-61]', () => {
    const allowed = ['text', 'textarea', 'email', 'number', 'website']
    expect(typesWith('placeholder')).toEqual(allowed)
    const shown = TYPES.filter(type => placeholderOf({ type, placeholder: 'x' }))
    expect(shown).toEqual(allowed)
  })

  it('limit a text area if the form handler supports limits [FORM-62]', () => {
    expect(fieldProperties('textarea')).not.toContain('maxLength')
    expect(fieldProperties('textarea', { maxLength: true })).toContain('maxLength')
    expect(fieldProperties('text', { maxLength: true })).not.toContain('maxLength')
  })

  it('are identified by their own names only', () => {
    expect(['text', 'constructor', '__proto__', 'Text'].map(isFieldTypeName)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('the definition of a field', () => {
  it('is complete after parsing', () => {
    expect(z.parse(fieldSchema, { type: 'radio', id: 'r', options: ['a', null], maxLength: '' })).toEqual({
      type: 'radio',
      id: 'r',
      title: '',
      description: '',
      required: false,
      placeholder: '',
      maxLength: 0,
      options: ['a'],
      showCountryCode: false,
      currencySymbol: '',
      underline: false,
      key: '',
      value: '',
      suggestPlaces: false,
      autocomplete: '',
      allowedFileTypes: [],
      native: false,
      numFiles: 1,
      maxFileMegabytes: 0,
    })
  })

  it('requires a known type and an id', () => {
    const read = (definition: object): boolean => z.safeParse(fieldSchema, definition).success
    expect([{ type: 'text', id: '' }, { type: 'map', id: 'a' }, { id: 'a' }].map(read)).toEqual([
      false,
      false,
      false,
    ])
  })
})

it.each([
  [10, 10],
  ['10', 10],
  ['', 0],
  ['0', 0],
  [-1, 0],
  ['-5', 0],
  ['many', 0],
  [Number.NaN, 0],
  [null, 0],
  ['Infinity', 0],
])('with a limit of %j has a limit of %i characters [FORM-41]', (value, limit) => {
  expect(maxLengthOf(value)).toBe(limit)
})
