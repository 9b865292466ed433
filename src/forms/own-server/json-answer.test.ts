import { expect, it } from 'vitest'
import { isRefusal, jsonErrors, jsonSentence } from './json-answer'

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
  [
    'JSON:API',
    { errors: [{ status: '507', code: 'E1', title: 'Full', detail: 'Mailbox full.' }, { title: 'No.' }] },
    { fields: {}, form: ['Mailbox full.', 'No.'] },
  ],
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
  [{ error: { code: 1, message: 'No.' } }, 'No.'],
  [{ error: ['No.', 'Never.'] }, 'No. Never.'],
  ['No.', undefined],
])('reads the sentence of %j', (body, expected) => {
  expect(jsonSentence(body)).toBe(expected)
})

it.each([
  { errors: [{ code: 'E1', detail: 'Mailbox full' }] },
  { errors: [{}] },
  { errors: { email: true } },
  { errors: { email: ['Taken.'] } },
  { errors: 'No.' },
  { errors: 1 },
  { error: 'Database is down' },
  { error: true },
  { error: { code: 1 } },
  { ok: false },
  { ok: 0 },
  { ok: 'NO' },
  { success: 'False' },
  { success: '0' },
  { status: 'error', message: 'Not stored' },
  { status: 'Fail' },
  { status: 'failed' },
  { status: 'failure' },
  { status: 500 },
  { status: '422' },
  false,
  0,
])('takes %j for a refusal', body => {
  expect(isRefusal(body)).toBe(true)
})

it.each([
  {},
  { errors: [] },
  { errors: {} },
  { errors: { email: [], name: '' } },
  { errors: null, error: null },
  { error: '' },
  { error: false },
  { errors: 0 },
  { ok: true },
  { success: 1, status: 'ok' },
  { status: 'success', message: 'No error.' },
  { status: 201 },
  [],
  null,
  'Thank you.',
  undefined,
])('takes %j for no refusal', body => {
  expect(isRefusal(body)).toBe(false)
})
