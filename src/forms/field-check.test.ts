import { describe, expect, it } from 'vitest'
import { type CheckedField, checkField, checkFields } from './field-check'
import type { FieldTypeName } from './fields/field-types'
import { FIELD_MESSAGES } from './form.messages'
import { isUsZip } from './value-rules'

const field = (type: FieldTypeName, more: Partial<CheckedField> = {}): CheckedField & { id: string } => ({
  type,
  id: type,
  title: 'Thing',
  required: false,
  maxLength: 0,
  options: [],
  ...more,
})

const EMAIL = 'Email is not valid. Email addresses should follow the format user@domain.com.'
const ZIP = 'A US zip code has exactly 5 digits.'

describe('a US zip code', () => {
  it.each([
    ['12345', true],
    ['1234', false],
    ['123456', false],
    ['12345-6789', false],
    ['1234a', false],
    ['１２３４５', false],
    [' 12345', false],
    ['12345\n', false],
  ])('%j is valid: %s [FORM-29]', (text, isZip) => {
    expect(isUsZip(text)).toBe(isZip)
  })

  it('is required in the United States only [FORM-29] [FORM-68]', () => {
    const address = (zip: string, country: string) => ['1 Road', '', 'Town', 'NY', zip, country]
    expect(checkField(field('address'), address('1234', 'United States'))).toBe(ZIP)
    expect(checkField(field('address'), address('12345', 'US'))).toBe(undefined)
    expect(checkField(field('address'), address(' 12345 ', 'US'))).toBe(undefined)
    expect(checkField(field('address'), address(' ', 'US'))).toBe(undefined)
    expect(checkField(field('address'), address('EC1A 1BB', 'United Kingdom'))).toBe(undefined)
  })
})

describe('a text area', () => {
  const area = field('textarea', { maxLength: 3 })

  it.each([
    ['abc', undefined],
    ['abcd', 'You have exceeded the character limit.'],
    ['a\r\nb', undefined],
    ['    ', 'You have exceeded the character limit.'],
    ['   ', undefined],
  ])('with a limit of 3 characters accepts %j [FORM-30] [FORM-68]', (text, message) => {
    expect(checkField(area, text)).toBe(message)
  })

  it('may be empty unless it is required [FORM-31]', () => {
    expect(checkField(area, '')).toBe(undefined)
    expect(checkField({ ...area, required: true }, '')).toBe('Thing is required.')
  })
})

describe('an e-mail address', () => {
  it('may be empty unless it is required [FORM-32]', () => {
    expect(checkField(field('email'), '')).toBe(undefined)
    expect(checkField(field('email', { required: true }), '')).toBe('Thing is required.')
  })

  it('has 3 to 256 characters [FORM-33]', () => {
    const long = (length: number): string => `${'a'.repeat(length - 'a@bb.cc'.length + 1)}@bb.cc`
    expect(checkField(field('email'), 'a@')).toBe(EMAIL)
    expect(checkField(field('email'), long(256))).toBe(undefined)
    expect(checkField(field('email'), long(257))).toBe(EMAIL)
  })

  it.each([
    ['ada@example.com', true, true],
    ["o'neil+tag!#$%&*/=?^_`{|}~-@mail.example.org", true, true],
    ['ada@example.online', true, false],
    ['ada@example.museum', true, false],
    ['ada@example.c', true, false],
    ['ada@example', false, false],
    ['ada@@example.com', false, false],
    ['ada @example.com', false, false],
    ['@example.com', false, false],
    ['ada@.com', false, false],
    ['ada@example.com\n', true, true],
    ['ada@example.com<script>', false, false],
    ['ada@käse.de', true, false],
    ['ada@xn--kse-qla.de', true, true],
    ['ada@例え.テスト', true, false],
    ['ada@käse', false, false],
    ['ada@käse..de', false, false],
    ['ada@käse.de/b', false, false],
    ['ädä@käse.de', false, false],
  ])(
    '%j is valid: %s, and by the literal rule: %s [FORM-34] [FORM-35] [FORM-77]',
    (text, passes, passesCompat) => {
      expect(checkField(field('email'), text)).toBe(passes ? undefined : EMAIL)
      expect(checkField(field('email'), text, { compat: true })).toBe(passesCompat ? undefined : EMAIL)
    },
  )
})

describe('a field', () => {
  it.each([
    ['name', ['Ada', ' '], ['Ada', 'B']],
    ['date', ['', '', ''], ['1', '1', '2026']],
    ['time', ['', '', '', ''], ['9', '10', '', '']],
    ['address', ['', '', 'Town', '', '', ''], ['1 Road', '', 'Town', '', '', '']],
    ['phone', ['', '', '', ''], ['', '555', '', '']],
    ['radio', '', 'a'],
    ['checkbox', [], ['a']],
    ['select', '', 'a'],
    ['likert', {}, { a: 1, b: -2 }],
    ['file', [], [{ name: 'a.txt', size: 1 }]],
  ] as const)('of type %s that is required must be filled in', (type, empty, full) => {
    const required = field(type, { required: true, options: type === 'file' ? [] : ['a', 'b'] })
    expect(checkField(required, empty)).toBe('Thing is required.')
    expect(checkField(required, full)).toBe(undefined)
    expect(checkField({ ...required, required: false }, empty)).toBe(undefined)
  })

  it.each([
    [
      'number',
      ['1', '-2.5', '1,234.50', '1 234,5', '.5', '1e5', '-1.5E-7'],
      ['one', '1e', 'e5', '-', '1<2'],
      FIELD_MESSAGES.number,
    ],
    ['currency', ['1234', '12.50'], ['$', 'ten'], FIELD_MESSAGES.currency],
    [
      'website',
      ['https://a.example', 'a.example/b?c'],
      ['javascript:alert(1)', 'a', 'ftp://a.example', 'a b.example'],
      FIELD_MESSAGES.website,
    ],
    [
      'date',
      [
        ['2', '29', '2024'],
        ['12', '31', '99'],
        ['12', '31', '275759'],
      ],
      [
        ['2', '29', '2025'],
        ['13', '1', '2025'],
        ['0', '1', '2025'],
        ['a', '1', '2025'],
      ],
      FIELD_MESSAGES.date,
    ],
    [
      'time',
      [
        ['12', '00', '', 'AM'],
        ['23', '59', '59', ''],
        ['23', '59', '59.125', ''],
      ],
      [
        ['13', '00', '', 'PM'],
        ['24', '0', '', ''],
        ['9', '60', '', ''],
      ],
      FIELD_MESSAGES.time,
    ],
  ] as const)('of type %s reports the expected format', (type, good, bad, message) => {
    expect(good.map(value => checkField(field(type), value))).toEqual(good.map(() => undefined))
    expect(bad.map(value => checkField(field(type), value))).toEqual(bad.map(() => message))
  })

  it('of several parts that is required needs each of its required parts', () => {
    expect(checkField(field('date', { required: true }), ['1', '', '2026'])).toBe('Thing is required.')
    expect(checkField(field('time', { required: true }), ['', '10', '', ''])).toBe('Thing is required.')
  })

  it('with options accepts only those', () => {
    const select = field('select', { options: ['a'] })
    expect([checkField(select, 'a'), checkField(select, 'b')]).toEqual([undefined, FIELD_MESSAGES.option])
    expect(checkField(field('checkbox', { options: ['a'] }), ['a', 'b'])).toBe(FIELD_MESSAGES.option)
  })

  it('rejects a value of another type if it is required', () => {
    for (const value of [undefined, null, 7, {}, [7], [[]]]) {
      expect(checkField(field('text', { required: true }), value)).toBe('Thing is required.')
    }
  })
})

it('returns every invalid field by its id', () => {
  const fields = [field('email'), field('number'), field('section'), field('text', { required: true })]
  expect(checkFields(fields, { email: 'x', number: '1' })).toEqual({
    email: EMAIL,
    text: 'Thing is required.',
  })
})
