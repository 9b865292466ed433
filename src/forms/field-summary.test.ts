import { expect, it } from 'vitest'
import { summarise } from './field-summary'

const names = (type: 'name' | 'phone' | 'address' | 'date' | 'time'): string[] =>
  summarise({ type }, []).map(({ name }) => name)

it.each([
  ['name', ['First', 'Last']],
  ['phone', ['Country', 'Areacode', 'Prefix', 'Line']],
  ['address', ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country']],
  ['date', ['Month', 'Day', 'Year']],
  ['time', ['Hour', 'Minute', 'Second', 'Ampm']],
] as const)('the parts of %s are %j [FORM-15]', (type, parts) => {
  expect(names(type)).toEqual(parts)
})

it('shows the answers of a likert field as labels [FORM-16]', () => {
  expect(summarise({ type: 'likert' }, { a: -2, b: -1, c: 0, d: 1, e: 2 })).toEqual([
    { name: 'a', text: 'Strongly Disagree' },
    { name: 'b', text: 'Disagree' },
    { name: 'c', text: 'Neutral' },
    { name: 'd', text: 'Agree' },
    { name: 'e', text: 'Strongly Agree' },
  ])
})

it('shows N/A for what is empty [FORM-17]', () => {
  const empty = [{ name: '', text: 'N/A' }]
  expect(summarise({ type: 'text' }, '')).toEqual(empty)
  expect(summarise({ type: 'text' }, undefined)).toEqual(empty)
  expect(summarise({ type: 'checkbox' }, [])).toEqual(empty)
  expect(summarise({ type: 'likert' }, {})).toEqual(empty)
  expect(summarise({ type: 'name' }, ['Ada', ''])).toEqual([
    { name: 'First', text: 'Ada' },
    { name: 'Last', text: 'N/A' },
  ])
})

it('shows several choices and files in one line', () => {
  expect(summarise({ type: 'checkbox' }, ['a', 'b'])).toEqual([{ name: '', text: 'a, b' }])
  expect(summarise({ type: 'file' }, [{ name: 'a.txt', size: 1 }])).toEqual([{ name: '', text: 'a.txt' }])
  expect(summarise({ type: 'section' }, undefined)).toEqual([])
})
