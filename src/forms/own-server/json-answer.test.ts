import { expect, it } from 'vitest'
import { jsonErrors, jsonSentence } from './json-answer'

const FIELDS = [
  { id: 'name', names: ['name'] },
  { id: 'email', names: ['user[email]'] },
  { id: 'tags', names: ['tags[]'] },
  { id: 'message', names: ['message'] },
]

it.each<[from: string, body: unknown, expected: unknown]>([
  ['texts', { errors: { name: 'No.' } }, { fields: { name: 'No.' }, form: [] }],
  [
    'Laravel',
    { message: 'Invalid.', errors: { name: ['No.', 'Never.'], 'user.email': ['Taken.'] } },
    { fields: { name: 'No. Never.', email: 'Taken.' }, form: [] },
  ],
  ['Rails', { email: ['is taken'], base: ['Closed.'] }, { fields: { email: 'is taken' }, form: ['Closed.'] }],
  [
    'Django REST framework',
    { name: ['This field is required.'], non_field_errors: ['Too late.'] },
    { fields: { name: 'This field is required.' }, form: ['Too late.'] },
  ],
  [
    'Django',
    { errors: { name: [{ message: 'Too short.', code: 'min' }], __all__: [{ message: 'No.', code: '' }] } },
    { fields: { name: 'Too short.' }, form: ['No.'] },
  ],
  ['names of lists', { errors: { tags: ['Two at most.'] } }, { fields: { tags: 'Two at most.' }, form: [] }],
  ['unknown names', { errors: { other: 'No.' } }, { fields: {}, form: ['No.'] }],
  ['a list', { errors: ['No.', { message: 'Never.' }] }, { fields: {}, form: ['No.', 'Never.'] }],
  ['a sentence named like a field', { message: 'Invalid.' }, undefined],
  ['no errors', { errors: {} }, undefined],
  ['no object', ['No.'], undefined],
])('reads the errors of %s', (_, body, expected) => {
  expect(jsonErrors(body, FIELDS)).toEqual(expected)
})

it.each([
  [{ message: 'Closed.', error: 'closed' }, 'Closed.'],
  [{ detail: 'Not found.' }, 'Not found.'],
  [{ error: 'No.' }, 'No.'],
  [{ error: { code: 1 } }, undefined],
  ['No.', undefined],
])('reads the sentence of %j', (body, expected) => {
  expect(jsonSentence(body)).toBe(expected)
})
