import { describe, expect, it } from 'vitest'
import { DataError } from '../calls/client/call-answer'
import type { RequestOptions } from '../calls/client/call-request'
import { type Reply, start as startCalls } from '../calls/client/send-call.fixture'
import { idempotencyKeys } from './idempotency-keys'
import { createSender } from './send-form'

/** A tab's storage, which survives a reload. */
function tab(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => items.set(name, text),
    removeItem: (name: string) => items.delete(name),
  } as unknown as Storage
}

const SENDING = {
  formId: 'f',
  collectionId: '',
  objectName: '',
  isOverlayForm: false,
  submitButtonText: 'Send',
  values: { a: 'x' },
  elapsedMs: 5000,
  honeypot: '',
  fieldIds: ['a'],
}

/** A server with prepared responses; an error is a call that failed. */
function start(answers: readonly unknown[], storage = tab()) {
  const sent: { path: string; options: RequestOptions<unknown> }[] = []
  const send = createSender(
    {
      async post(path, options) {
        sent.push({ path, options: options as RequestOptions<unknown> })
        const answer = answers[sent.length - 1]
        return answer instanceof DataError
          ? { ok: false, error: answer }
          : { ok: true, value: answer as never }
      },
    },
    idempotencyKeys(() => storage, 'f'),
  )
  return { send, sent }
}

const payloadOf = ({ options }: { options: RequestOptions<unknown> }) =>
  options?.json as Record<string, unknown>

describe('a form', () => {
  it('requests a key with an empty body, then sends the payload with it [FORM-55] [FORM-56]', async () => {
    const { send, sent } = start([{ key: 'k1' }, { success: true }])
    expect((await send(SENDING)).status).toBe('success')
    expect(sent.map(({ path, options }) => [path, options?.secure])).toEqual([
      ['/api/form/FormSubmissionKey', true],
      ['/api/form/SaveFormSubmission', true],
    ])
    expect(sent[0]?.options?.json ?? sent[0]?.options?.form).toBe(undefined)
    expect(payloadOf(sent[1] as never)).toMatchObject({ key: 'k1', formId: 'f', form: '{"a":"x"}' })
  })

  it('reports when it gets no key, and sends nothing [FORM-44]', async () => {
    for (const answer of [
      new DataError('status', '', { status: 401 }),
      new DataError('answer-invalid', '', { status: 204 }),
    ]) {
      const { send, sent } = start([answer])
      const { failure } = await send(SENDING)
      expect(failure.form).toEqual(['Could not get a form submission key, please try again later.'])
      expect(sent.length).toBe(1)
    }
  })

  it.each([
    [404, {}, 'This form has not been configured yet.'],
    [
      404,
      undefined,
      'This form cannot be sent: the site has no server for it. Your entries have not been sent.',
    ],
    [405, {}, 'This form cannot be sent: the site has no server for it. Your entries have not been sent.'],
    [429, {}, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    [503, {}, 'Could not get a form submission key, please try again later.'],
  ])(
    'says why a key is refused with %i and %j, and asks again at the next try [FORM-67]',
    async (status, body, line) => {
      const { send, sent } = start([
        new DataError('status', '', { status, body }),
        { key: 'k1' },
        { success: true },
      ])
      expect((await send(SENDING)).failure.form).toEqual([line])
      expect((await send(SENDING)).status).toBe('success')
      expect(sent.length).toBe(3)
    },
  )

  it.each<[string, Reply, string]>([
    ['{"success":false}', { body: { success: false } }, 'Unknown error, please try again later.'],
    ['an error', { body: { error: 'The list is full.' } }, 'The list is full.'],
    ['{}', { body: {} }, 'Unknown error, please try again later.'],
    ['null', { body: null }, 'Unknown error, please try again later.'],
    ['[]', { body: [] }, 'Unknown error, please try again later.'],
    ['nothing', { status: 204 }, 'Unknown error, please try again later.'],
    ['{"success":"yes"}', { body: { success: 'yes' } }, 'Unknown error, please try again later.'],
    ['a page', { text: '<html>' }, 'Unknown error, please try again later.'],
    ['half an answer', { text: '{"success":' }, 'Unknown error, please try again later.'],
  ])('has not been sent if the server answers %s, and keeps its key', async (_, reply, message) => {
    const { layer, sent } = startCalls([{ body: { key: 'k1' } }, reply, { body: { success: true } }])
    const storage = tab()
    const send = createSender(
      layer,
      idempotencyKeys(() => storage, 'f'),
    )
    const { status, failure } = await send(SENDING)
    expect([status, failure.form]).toEqual(['failure', [message]])
    expect((await send(SENDING)).status).toBe('success')
    const keys = sent.slice(1).map(({ init }) => JSON.parse(`${init.body}`).key)
    expect(keys).toEqual(['k1', 'k1'])
  })

  it('reports fields that cannot be serialised [FORM-45]', async () => {
    const { send, sent } = start([])
    const endless: Record<string, never> = {}
    Object.assign(endless, { itself: endless })
    const { failure } = await send({ ...SENDING, values: { a: endless } })
    expect(failure.form).toEqual(['Could not parse the form fields, please check your entries.'])
    expect(sent.length).toBe(0)
  })

  it.each([
    [0, 1],
    [200, 1],
    [502, 1],
    [400, 2],
    [409, 2],
  ])(
    'after a response of status %i requests %i keys when it is sent again unchanged',
    async (status, keys) => {
      const failed = new DataError('status', '', { status })
      const answers = keys === 1 ? [{ success: true }] : [{ key: 'k2' }, { success: true }]
      const { send, sent } = start([{ key: 'k1' }, failed, ...answers])
      await send(SENDING)
      expect((await send(SENDING)).status).toBe('success')
      expect(sent.filter(({ path }) => path.endsWith('FormSubmissionKey')).length).toBe(keys)
    },
  )

  it('keeps its key if it got no response and is sent again unchanged', async () => {
    const offline = new DataError('connect', '')
    const { send, sent } = start([{ key: 'k1' }, offline, offline, { key: 'k2' }, { success: true }])
    await send(SENDING)
    expect((await send(SENDING)).status).toBe('failure')
    expect((await send({ ...SENDING, values: { a: 'y' } })).status).toBe('success')
    expect(sent.map(({ path }) => path.slice(10))).toEqual([
      'FormSubmissionKey',
      'SaveFormSubmission',
      'SaveFormSubmission',
      'FormSubmissionKey',
      'SaveFormSubmission',
    ])
    expect([1, 2, 4].map(at => payloadOf(sent[at] as never)['key'])).toEqual(['k1', 'k1', 'k2'])
  })

  it('keeps its key if the page is left before the response, and stores nothing of the input', async () => {
    const storage = tab()
    const offline = new DataError('connect', '')
    await start([{ key: 'k1' }, offline], storage).send({ ...SENDING, values: { a: 'a secret' } })
    expect(storage.getItem('ss-form-key-f')).not.toMatch(/secret/)
    const other = start([{ key: 'k2' }, offline], storage)
    await other.send({ ...SENDING, values: { a: 'another' } })
    const later = start([{ success: true }, { key: 'k3' }, { success: true }], storage)
    expect((await later.send({ ...SENDING, values: { a: 'another' } })).status).toBe('success')
    expect(payloadOf(later.sent[0] as never)['key']).toBe('k2')
    await later.send({ ...SENDING, values: { a: 'another' } })
    expect(payloadOf(later.sent[2] as never)['key']).toBe('k3')
  })

  it('keeps its key if storage is blocked', async () => {
    const forbidden = {
      getItem() {
        throw new Error('forbidden')
      },
      setItem() {
        throw new Error('forbidden')
      },
    } as unknown as Storage
    const { send, sent } = start([{ key: 'k1' }, new DataError('connect', ''), { success: true }], forbidden)
    await send(SENDING)
    expect((await send(SENDING)).status).toBe('success')
    expect(payloadOf(sent[2] as never)['key']).toBe('k1')
  })
})
