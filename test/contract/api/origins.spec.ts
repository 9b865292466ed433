import { expect, inject, it } from 'vitest'
import { CRUMB } from '../../../src/calls/core/crumb'
import { SUBMISSION_KEY_PATH } from '../../../src/calls/form'
import { GUEST } from './backend'
import { visit } from './visitor'

const isOurs = inject('isOurs')

it.skipIf(!isOurs)('lets the pages of a guest call, with cookies', async () => {
  const headers = { origin: GUEST, 'access-control-request-method': 'POST' }
  const before = await visit().fetch('OPTIONS', SUBMISSION_KEY_PATH, { headers })
  expect(before.headers.get('access-control-allow-origin')).toBe(GUEST)
  expect(before.headers.get('access-control-allow-credentials')).toBe('true')
  expect(before.headers.get('access-control-allow-headers')).toMatch(/X-CSRF-Token/)
})

it.skipIf(!isOurs)('takes a guest’s crumb without the cookie that its browser keeps from us', async () => {
  const headers = { origin: GUEST }
  const { crumb } = await (await visit().fetch('POST', SUBMISSION_KEY_PATH, { headers })).json()
  const second = await visit().fetch('POST', SUBMISSION_KEY_PATH, { headers, query: { [CRUMB]: crumb } })
  expect(await second.json()).toEqual({ key: expect.stringMatching(/./) })
})

it('lets nobody else', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const before = await visit().fetch('OPTIONS', SUBMISSION_KEY_PATH, { headers })
  expect(before.headers.get('access-control-allow-origin')).toBe(null)
})
