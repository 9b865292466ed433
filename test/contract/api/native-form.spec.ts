import { describe, expect, inject, it } from 'vitest'
import { HONEYPOT_FIELD, SAVE_SUBMISSION_PATH } from '../../../src/calls/form'
import { received, signIn, visit } from './visitor'

const canSignIn = inject('ownerPassword') !== ''

/** A form submission from a browser without scripts. */
function post(
  fields: readonly (readonly [string, string])[],
  headers: Readonly<Record<string, string>> = {},
) {
  return visit().fetch('POST', SAVE_SUBMISSION_PATH, {
    body: new URLSearchParams(fields.map(pair => [...pair])),
    headers,
  })
}

describe('a form without scripts', () => {
  it('is saved like one with scripts [FORM-56]', async () => {
    const mark = crypto.randomUUID()
    const response = await post([
      ['formId', 'api-contact'],
      ['name', mark],
      ['name', 'Byron'],
      ['email', 'ada@example.com'],
      ['wants', 'bowls'],
      ['wants', 'cups'],
      ['mood.1', '-2'],
    ])
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
    if (!canSignIn) return
    expect(await received(await signIn(), { search: mark })).toMatchObject([
      {
        values: {
          name: [mark, 'Byron'],
          email: 'ada@example.com',
          wants: ['bowls', 'cups'],
          mood: { Bright: -2 },
        },
      },
    ])
  })

  it('may contain files', async () => {
    const body = new FormData()
    body.append('formId', 'api-contact')
    for (const part of ['Ada', 'Byron']) body.append('name', part)
    body.append('email', 'ada@example.com')
    expect((await visit().fetch('POST', SAVE_SUBMISSION_PATH, { body })).status).toBe(200)
  })

  it.each([
    ['toString', 200],
    ['hasOwnProperty', 200],
    ['constructor', 400],
    ['__proto__', 400],
  ])('keeps text and file of a field named %s, or says that it cannot', async (name, status) => {
    const mark = crypto.randomUUID()
    for (const value of [mark, new File([mark], `${mark}.txt`)]) {
      const body = new FormData()
      body.append('formId', 'api-anything')
      body.append(name, value)
      const answer = await visit().fetch('POST', SAVE_SUBMISSION_PATH, { body })
      expect(answer.status).toBe(status)
      if (status === 400) expect(await answer.text()).toContain(`<li>${name}: a field cannot have this name.`)
    }
    if (!canSignIn) return
    const found = await received(await signIn(), { search: mark })
    const values = found.map(submission => JSON.stringify(submission.values))
    const kept = [expect.stringContaining(`{"${name}":`), expect.stringContaining(`{"${name}":`)]
    expect(values).toEqual(status === 200 ? kept : [])
  })

  it('shows errors on a separate page', async () => {
    const response = await post([
      ['formId', 'api-contact'],
      ['name', '<script>'],
      ['email', 'nobody'],
    ])
    expect(response.status).toBe(400)
    const page = await response.text()
    expect(page).toContain('<li>Name: Name is required.</li>')
    expect(page).toContain('<li>Email: Email is not valid.')
  })

  it('redirects to its own page after success', async () => {
    const response = await post([
      ['formId', 'api-redirect'],
      ['text', 'x'],
    ])
    expect([response.status, response.headers.get('location')]).toEqual([303, '/#work'])
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a hidden origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('is rejected from %s', async (_, headers) => {
    expect((await post([['formId', 'api-contact']], headers)).status).toBe(403)
  })

  it('is answered with 404 if the form is unknown, and 413 if it is too large', async () => {
    expect((await post([['formId', '<b>']])).status).toBe(404)
    const large = [['formId', 'api-contact'] as const, ['message', 'x'.repeat(2_000_000)] as const]
    expect((await post(large)).status).toBe(413)
  })

  it('is filed as spam if the honeypot is filled in', async () => {
    const mark = crypto.randomUUID()
    const fields = [
      ['formId', 'api-redirect'],
      ['text', mark],
      [HONEYPOT_FIELD, 'x'],
    ] as const
    expect((await post(fields)).status).toBe(303)
    if (canSignIn) expect(await received(await signIn(), { search: mark })).toEqual([])
  })
})
