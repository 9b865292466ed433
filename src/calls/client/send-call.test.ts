import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anyAnswer, done } from '../answers'
import { type Reply, start } from './send-call.fixture'

const ANY = { answer: anyAnswer }

const INTERNAL = 'Internal server error. Please try again later.'

/** As a browser answers in a sandbox. */
function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}

const address = 'http://site.example/api/a?crumb=c1'

describe('a call', () => {
  it.each(['get', 'post', 'put', 'delete'] as const)(
    'goes out as %s with the crumb [DATA-01] [DATA-02]',
    async name => {
      const { layer, sent } = start([{ body: {} }])
      await layer[name]('/api/a', { ...ANY, query: { month: '1 2' } })
      expect(sent.map(({ url, init }) => [init.method, url])).toEqual([
        [name.toUpperCase(), 'http://site.example/api/a?month=1+2&crumb=c1'],
      ])
    },
  )

  it('sends JSON with its content type, and a form as one [DATA-03]', async () => {
    const { layer, sent } = start([{ body: {} }, { body: {} }])
    await layer.post('/api/a', { ...ANY, json: { a: 1 } })
    await layer.post('/api/a', { ...ANY, form: { a: 'b & c' } })
    expect(sent[0]?.init.headers).toMatchObject({ 'Content-Type': 'application/json' })
    expect(sent[0]?.init.body).toBe('{"a":1}')
    expect(`${sent[1]?.init.body}`).toBe('a=b+%26+c')
    expect(sent[1]?.init.headers).not.toHaveProperty('Content-Type')
  })

  it('goes to the https site with credentials when it is secure [DATA-04]', async () => {
    const { layer, sent } = start([{ body: {} }, { body: {} }])
    await layer.get('/api/a', { ...ANY, secure: true })
    await layer.get('/api/a', ANY)
    expect(sent.map(({ url, init }) => [url, init.credentials])).toEqual([
      ['https://site.example/api/a?crumb=c1', 'include'],
      [address, 'same-origin'],
    ])
  })

  it('returns the JSON of the answer, without keys that reach a prototype [DATA-05]', async () => {
    const { layer } = start([{ text: '{"a":[1],"__proto__":{"b":1}}' }])
    expect(await layer.get('/api/a', ANY)).toEqual({ ok: true, value: { a: [1] } })
  })

  it('treats status 204 as an empty success [DATA-06]', async () => {
    const { layer } = start([{ status: 204 }])
    expect(await layer.get('/api/a', ANY)).toEqual({ ok: true, value: undefined })
  })

  it.each<[string, Reply]>([
    ['an empty object', { body: {} }],
    ['null', { body: null }],
    ['a list', { body: [] }],
    ['a text', { body: 'ok' }],
    ['a refusal', { body: { success: false } }],
    ['an error', { body: { error: 'Full.' } }],
    ['a success in words', { body: { success: 'true' } }],
    ['nothing', { status: 204 }],
    ['an empty body', { text: '' }],
    ['a page', { text: '<!doctype html>' }],
    ['half an answer', { text: '{"success":tr' }],
    ['an accepted page', { status: 202, text: '<html>' }],
  ])('does not take %s for a success', async (_, reply) => {
    const { layer } = start([reply])
    expect((await layer.post('/api/a', { answer: done })).ok).toBe(false)
  })

  it('rejects an answer that does not match its schema', async () => {
    const { layer } = start([{ body: { key: 1 } }, { body: { key: 'k' } }])
    const answer = z.object({ key: z.string() })
    const refused = await layer.get('/api/a', { answer })
    expect(refused.ok ? '' : refused.error.code).toBe('answer-invalid')
    expect(await layer.get('/api/a', { answer })).toEqual({ ok: true, value: { key: 'k' } })
  })
})

describe('a call that fails', () => {
  it.each([
    ['offline', 'connect', 0, 'Unable to connect…', 'DATA-07'],
    [{ status: 404, body: {} }, 'status', 404, 'Unable to connect…', 'DATA-07'],
    [{ status: 401, body: {} }, 'status', 401, 'Unauthorized request', 'DATA-08'],
    [{ status: 403, text: '<h1>No</h1>' }, 'status', 403, 'Unauthorized request', 'DATA-08'],
    [{ status: 500, body: {} }, 'status', 500, INTERNAL, 'DATA-09'],
    [{ status: 501, body: {} }, 'status', 501, INTERNAL, 'DATA-09'],
    [
      { status: 503, body: {} },
      'status',
      503,
      'This service is temporarily unavailable. Please try again later.',
      'DATA-10',
    ],
    [{ status: 400, body: { error: 'Sold.' } }, 'application', 400, 'Sold.', 'DATA-11'],
    [{ status: 401, body: { message: 'Who?' } }, 'application', 401, 'Who?', 'DATA-11'],
    [{ status: 500, body: { billingErrorCode: 7 } }, 'application', 500, INTERNAL, 'DATA-11'],
    [{ status: 502, body: { error: { a: 1 }, message: 'Down.' } }, 'application', 502, 'Down.', 'DATA-11'],
    [
      { status: 503, body: { error: 'Down.' } },
      'status',
      503,
      'This service is temporarily unavailable. Please try again later.',
      'DATA-11',
    ],
  ] as const)('reports %j as %s %i "%s" [%s]', async (reply, code, status, message, _id) => {
    const { layer } = start([reply as Reply])
    const outcome = await layer.get('/api/a', ANY)
    expect(outcome).toMatchObject({ ok: false, error: { code, status, message } })
  })

  it('keeps the body of an application error [DATA-11]', async () => {
    const { layer } = start([{ status: 400, body: { errors: { a: 'No.' } } }])
    expect(await layer.get('/api/a', ANY)).toMatchObject({ error: { body: { errors: { a: 'No.' } } } })
  })

  it('reports an answer that is not JSON, and does not retry [DATA-12]', async () => {
    const { layer, sent } = start([{ text: '<html>' }])
    const outcome = await layer.get('/api/a', { ...ANY, retries: 3 })
    const message = outcome.ok ? '' : outcome.error.message
    expect(message).toMatch(`Internal Error: Unable to parse server response from (${address}) as JSON: `)
    expect(message.length).toBeGreaterThan(
      `Internal Error: Unable to parse server response from (${address}) as JSON: `.length,
    )
    expect(sent.length).toBe(1)
  })

  it('is retried up to its limit, 200 ms apart [DATA-13]', async () => {
    const { layer, sent, waits } = start(['offline', { status: 503, body: {} }, { body: { ok: 1 } }])
    expect(await layer.get('/api/a', { ...ANY, retries: 2 })).toEqual({ ok: true, value: { ok: 1 } })
    expect(sent.length).toBe(3)
    expect(waits).toEqual([200, 200])
  })

  it('fails after all retries [DATA-13]', async () => {
    const { layer, sent } = start([])
    const outcome = await layer.get('/api/a', { ...ANY, retries: 2 })
    expect(outcome.ok).toBe(false)
    expect(sent.length).toBe(3)
  })

  it('is not retried after an application error [DATA-11]', async () => {
    const { layer, sent } = start([{ status: 500, body: { error: 'No.' } }])
    await layer.get('/api/a', { ...ANY, retries: 2 })
    expect(sent.length).toBe(1)
  })

  it('times out, and is then retried [DATA-13]', async () => {
    const { layer, sent, waits } = start(['never', 'stuck'], { isSlow: true })
    const outcome = await layer.get('/api/a', { ...ANY, timeoutMs: 2500, retries: 1 })
    expect(outcome.ok ? '' : outcome.error.code).toBe('timeout')
    expect(sent.length).toBe(2)
    expect(waits).toEqual([2500, 200, 2500])
  })

  it.each([
    ['address', { base: () => 'null' }],
    ['cookies', { crumb: { read: refuse, store: refuse } }],
  ])('fails normally in a frame without %s', async (_, frame) => {
    const { layer } = start([{ body: {} }], { frame })
    expect(await layer.get('/api/a', ANY)).toMatchObject({ error: { code: 'connect' } })
  })

  it.each(['never', 'stuck'] as const)(
    'ends when its caller gives it up, and is not tried again: %s',
    async reply => {
      const { layer, sent } = start([reply])
      const giving = new AbortController()
      const pending = layer.get('/api/a', { ...ANY, signal: giving.signal, retries: 2 })
      await new Promise(done => setTimeout(done))
      giving.abort()
      const outcome = await pending
      expect(outcome.ok ? '' : outcome.error.code).toBe('aborted')
      expect(sent.length).toBe(1)
    },
  )

  it('is retried if the answer was cut off, unlike an unreadable answer [DATA-12] [DATA-13]', async () => {
    const { layer, sent } = start(['cut off', { body: { a: 1 } }, 'cut off'])
    expect(await layer.get('/api/a', { ...ANY, retries: 1 })).toEqual({ ok: true, value: { a: 1 } })
    expect(await layer.get('/api/a', ANY)).toMatchObject({
      error: { code: 'connect', message: 'Unable to connect…' },
    })
    expect(sent.length).toBe(3)
  })
})
