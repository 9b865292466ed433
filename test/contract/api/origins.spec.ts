import { expect, inject, it } from 'vitest'
import { CRUMB } from '../../../src/calls/core/crumb'
import { SUBMISSION_KEY_PATH } from '../../../src/calls/form'
import { GUEST } from './backend'
import { visit } from './visitor'

const isOurs = inject('isOurs')

it.skipIf(!isOurs)('allows calls with cookies from the pages of a listed origin', async () => {
  const headers = { origin: GUEST, 'access-control-request-method': 'POST' }
  const before = await visit().fetch('OPTIONS', SUBMISSION_KEY_PATH, { headers })
  expect(before.headers.get('access-control-allow-origin')).toBe(GUEST)
  expect(before.headers.get('access-control-allow-credentials')).toBe('true')
  expect(before.headers.get('access-control-allow-headers')).toMatch(/X-CSRF-Token/)
})

it.skipIf(!isOurs)(
  'accepts a listed origin’s crumb without the cookie, which the browser withholds',
  async () => {
    const headers = { origin: GUEST }
    const { crumb } = await (await visit().fetch('POST', SUBMISSION_KEY_PATH, { headers })).json()
    const second = await visit().fetch('POST', SUBMISSION_KEY_PATH, { headers, query: { [CRUMB]: crumb } })
    expect(await second.json()).toEqual({ key: expect.stringMatching(/./) })
  },
)

it('allows no other origin', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const before = await visit().fetch('OPTIONS', SUBMISSION_KEY_PATH, { headers })
  expect(before.headers.get('access-control-allow-origin')).toBe(null)
})
