import { describe, expect, it } from 'vitest'
import type { FieldTypeName } from './field-types'
import { type Entered, enteredOfPost, fieldValue, formValues, LIKERT_LABELS } from './field-values'

const field = (type: FieldTypeName) => ({
  type,
  id: type,
  key: '',
  title: 'Source',
  value: 'web',
  options: [],
})

describe('the value of a field', () => {
  it.each([
    ['text', ['a', 'b'], 'a', 'FORM-06'],
    ['textarea', ['two\nlines'], 'two\nlines', 'FORM-06'],
    ['email', [' a@b.co '], ' a@b.co ', 'FORM-06'],
    ['number', [], '', 'FORM-06'],
    ['website', ['x'], 'x', 'FORM-06'],
    ['password', ['x'], 'x', 'FORM-06'],
    ['twitter', ['x'], 'x', 'FORM-06'],
    ['currency', ['1'], '1', 'FORM-06'],
    ['name', ['Ada', ''], ['Ada', ''], 'FORM-07'],
    ['date', ['1', '2', '2026'], ['1', '2', '2026'], 'FORM-07'],
    ['time', ['1', '2', '', 'PM'], ['1', '2', '', 'PM'], 'FORM-07'],
    ['address', ['1', '', 'C', '', '', 'UK'], ['1', '', 'C', '', '', 'UK'], 'FORM-07'],
    ['phone', ['555', '123', '4567'], ['', '555', '123', '4567'], 'FORM-08'],
    ['phone', ['1', '555', '123', '4567'], ['1', '555', '123', '4567'], 'FORM-08'],
    ['radio', ['a', 'b'], 'a', 'FORM-09'],
    ['radio', [], '', 'FORM-09'],
    ['checkbox', ['a', 'b'], ['a', 'b'], 'FORM-10'],
    ['checkbox', [], [], 'FORM-10'],
    ['select', ['a'], 'a', 'FORM-11'],
  ] as const)('of type %s with %j is %j [%s]', (type, texts, value, _id) => {
    expect(fieldValue(field(type), { texts })).toEqual(value)
  })

  it('maps the questions of a likert field to answers from -2 to 2 [FORM-12]', () => {
    const answers = { Warm: '-2', Bright: '0', Quiet: '2', Odd: '3', Open: '' }
    expect(fieldValue(field('likert'), { texts: [], answers })).toEqual({ Warm: -2, Bright: 0, Quiet: 2 })
    expect(
      Object.keys(LIKERT_LABELS)
        .map(Number)
        .sort((a, b) => a - b),
    ).toEqual([-2, -1, 0, 1, 2])
  })

  it.each([
    ['?Source=news', '', 'news'],
    ['?source=news', '', 'web'],
    ['?utm=mail&Source=news', 'utm', 'mail'],
    ['?Source=', '', ''],
    ['?source-id=post', '', 'post'],
    ['', '', 'web'],
  ])('of a hidden field is read from the query %j [FORM-13] [FORM-71]', (query, key, value) => {
    const hidden = { ...field('hidden'), id: 'source-id', key }
    expect(fieldValue(hidden, { texts: [] }, new URLSearchParams(query))).toBe(value)
  })

  it('is undefined for a section [FORM-14]', () => {
    const entered: Record<string, Entered> = { text: { texts: ['a'] }, section: { texts: ['b'] } }
    expect(formValues([field('section'), field('text')], entered)).toEqual({ text: 'a' })
  })

  it('keeps an id unchanged, whatever its text', () => {
    const strange = { ...field('text'), id: '__proto__' }
    const values = formValues([strange], JSON.parse('{"__proto__":{"texts":["a"]}}'))
    expect(JSON.stringify(values)).toBe('{"__proto__":"a"}')
  })
})

describe('a form that was posted without scripts', () => {
  it('gives the same values from the names of its controls', () => {
    const post = new URLSearchParams('name=Ada&name=Byron&likert.0=1&likert.2=-2&other=x')
    const likert = { ...field('likert'), options: ['a', 'b', 'c'] }
    expect(enteredOfPost(field('name'), post)).toEqual({ texts: ['Ada', 'Byron'] })
    expect(enteredOfPost(likert, post)).toEqual({ texts: [], answers: { a: '1', c: '-2' } })
    expect(enteredOfPost(field('text'), post)).toEqual({ texts: [] })
  })
})
