import { describe, expect, inject, it } from 'vitest'
import { CRUMB } from '../../../src/calls/core/crumb'
import { HONEYPOT_FIELD, SAVE_SUBMISSION_PATH, SUBMISSION_KEY_PATH } from '../../../src/calls/form'
import { received, signIn, visit } from './visitor'

const GOOD = { name: ['Ada', 'Byron'], email: 'ada@example.com' }
const PROCESSING = 'Error processing form submission. Please reload and try again.'

const canSignIn = inject('ownerPassword') !== ''

describe('a submission key', () => {
  it('is the answer to an empty body with credentials [API-01] [FORM-55]', async () => {
    const visitor = visit()
    const response = await visitor.call('POST', SUBMISSION_KEY_PATH)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ key: expect.stringMatching(/./) })
  })

  it('is unique per request', async () => {
    const visitor = visit()
    expect(await visitor.key()).not.toBe(await visitor.key())
  })
})

describe('a crumb that is missing or stale', () => {
  it.each([
    ['missing', {}],
    ['empty', { [CRUMB]: '' }],
    ['made up', { [CRUMB]: 'mwq.abc.def' }],
  ])(
    'because it is %s answers crumbFail with a fresh one, which is then accepted [API-26] [DATA-16]',
    async (_, query) => {
      const visitor = visit()
      const response = await visitor.fetch('POST', SUBMISSION_KEY_PATH, { query })
      expect(response.status).toBe(400)
      const { crumbFail, crumb } = await response.json()
      expect([crumbFail, crumb]).toEqual([true, visitor.cookies.get(CRUMB)])
      expect((await visitor.fetch('POST', SUBMISSION_KEY_PATH, { query: { [CRUMB]: crumb } })).status).toBe(
        200,
      )
    },
  )

  it('is accepted without its cookie from a page that cannot read it [DATA-19]', async () => {
    const visitor = visit()
    await visitor.key()
    const crumb = visitor.cookies.get(CRUMB) ?? ''
    const other = await visit().fetch('POST', SUBMISSION_KEY_PATH, { query: { [CRUMB]: crumb } })
    expect(await other.json()).toMatchObject({ crumbFail: true })
  })

  it('saves nothing of the submission [API-26]', async () => {
    const visitor = visit()
    const json = { key: await visitor.key(), formId: 'api-anything', form: '{"a":"unheard"}' }
    const response = await visitor.fetch('POST', SAVE_SUBMISSION_PATH, { json, query: { [CRUMB]: 'x' } })
    expect(await response.json()).toMatchObject({ crumbFail: true })
    if (canSignIn) expect(await received(await signIn(), { search: 'unheard' })).toEqual([])
  })
})

describe('a submission', () => {
  it('is saved with its page and the rest of the payload [API-02] [FORM-56]', async () => {
    const mark = crypto.randomUUID()
    const more = {
      collectionId: 'c1',
      objectName: 'o1',
      isOverlayForm: false,
      submitButtonText: 'Send',
      pageTitle: 'Write to us',
      pageId: 'p1',
      contentSource: 'c',
      pagePath: '/write',
      pagePermissionTypeValue: 1,
      elapsedMs: 9000,
      censusOf: 'this visit',
    }
    const response = await visit().submit('api-anything', { mark }, more)
    expect([response.status, await response.json()]).toEqual([200, { success: true }])
    if (!canSignIn) return
    const { elapsedMs: _, ...details } = more
    expect(await received(await signIn(), { search: mark })).toMatchObject([{ values: { mark }, details }])
  })

  it('counts once if it is sent twice at the same time with the same key [API-02]', async () => {
    const visitor = visit()
    const mark = crypto.randomUUID()
    const json = { key: await visitor.key(), formId: 'api-anything', form: JSON.stringify({ mark }) }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => visitor.call('POST', SAVE_SUBMISSION_PATH, { json })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    if (canSignIn) expect(await received(await signIn(), { search: mark })).toHaveLength(1)
  })

  it('is rejected if its key was used with other contents', async () => {
    const visitor = visit()
    const key = await visitor.key()
    const send = (form: string) =>
      visitor.call('POST', SAVE_SUBMISSION_PATH, { json: { key, formId: 'api-anything', form } })
    expect((await send('{"a":"1"}')).status).toBe(200)
    const second = await send('{"a":"2"}')
    expect([second.status, await second.json()]).toEqual([
      409,
      { error: expect.stringMatching(/already been sent/) },
    ])
  })

  it.each(['', 'made-up', 'mwq.abc.def'])('is rejected with the key "%s"', async key => {
    const response = await visit().submit('api-anything', { a: '1' }, { key })
    expect(response.status).toBe(400)
    if (key) expect(await response.json()).toEqual({ error: PROCESSING })
  })

  it('is rejected with a crumb instead of a key', async () => {
    const visitor = visit()
    await visitor.key()
    const response = await visitor.submit('api-anything', {}, { key: visitor.cookies.get(CRUMB) })
    expect([response.status, await response.json()]).toEqual([400, { error: PROCESSING }])
  })

  it.each(['nobody-knows-it', '__proto__', '" or 1=1 --', '../../etc', 'x'.repeat(200)])(
    'of the unknown form %j is answered with 404 and a message [API-02]',
    async formId => {
      const response = await visit().submit(formId, {})
      expect([response.status, await response.json()]).toEqual([
        404,
        { error: 'This form has not been configured yet.' },
      ])
    },
  )

  it('is validated again, with an error per field [API-02]', async () => {
    const values = {
      name: ['', ''],
      email: 'nobody',
      message: 'x'.repeat(21),
      wants: ['plates'],
      mood: { Warm: 2 },
    }
    const response = await visit().submit('api-contact', values)
    expect([response.status, await response.json()]).toEqual([
      400,
      {
        errors: {
          name: 'Name is required.',
          email: 'Email is not valid. Email addresses should follow the format user@domain.com.',
          message: 'You have exceeded the character limit.',
          wants: 'Please choose one of the options.',
        },
      },
    ])
    expect((await visit().submit('api-contact', GOOD)).status).toBe(200)
  })

  it.each(['invalid JSON', '[]', '"text"', '1', 'null', '{"a":'])(
    'with the form %s is rejected with a message',
    async form => {
      const response = await visit().submit('api-contact', {}, { form })
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: 'Could not parse the form fields, please check your entries.' },
      ])
    },
  )

  it.each([
    ['a filled-in honeypot', { [HONEYPOT_FIELD]: 'https://spam.example' }],
    ['a moment only', { elapsedMs: 200 }],
  ])('with %s appears to succeed, but is filed as spam', async (_, more) => {
    const mark = crypto.randomUUID()
    expect((await visit().submit('api-anything', { mark }, more)).status).toBe(200)
    if (!canSignIn) return
    const owner = await signIn()
    expect(await received(owner, { search: mark })).toEqual([])
    expect(await received(owner, { search: mark, spam: '1' })).toHaveLength(1)
  })

  it('is answered with 429 and a message if one address sends too many', async () => {
    const visitor = visit()
    let last = new Response()
    for (let count = 0; count < 200 && last.status !== 429; count++) {
      last = await visitor.submit('api-limited', { count: `${count}` })
    }
    expect([last.status, await last.json()]).toEqual([
      429,
      { error: 'Unable to submit form. Submission rate limit exceeded. Please try again later.' },
    ])
    expect((await visit().submit('api-limited', {})).status).toBe(200)
  })
})

it('subscribes an address to a newsletter once', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  for (const spelling of [email, email.toUpperCase()]) {
    expect((await visit().submit('api-newsletter', { email: spelling })).status).toBe(200)
  }
  expect((await visit().submit('api-newsletter', { email: 'x' })).status).toBe(400)
  if (!canSignIn) return
  const csv = await (await (await signIn()).fetch('GET', '/config/newsletter.csv')).text()
  expect(csv.split(email)).toHaveLength(2)
})
