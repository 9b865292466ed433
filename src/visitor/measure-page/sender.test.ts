import { describe, expect, it } from 'vitest'
import { ANALYTICS_TIMEOUT_MS, createSender, expectAccepted } from './sender'

interface Sent {
  readonly url: string
  readonly init: RequestInit
}

/** A sender whose time passes when the test says so, and whose calls get those answers. */
function senderOf(answer: (sent: Sent) => Promise<Response>) {
  const calls: Sent[] = []
  const timers: { work: () => void; ms: number; isOff: boolean }[] = []
  const sender = createSender({
    fetch: (url, init) => {
      calls.push({ url, init })
      return answer({ url, init })
    },
    base: () => 'https://site.example/page',
    crumb: () => 'old',
    after: (work, ms) => {
      const timer = { work, ms, isOff: false }
      timers.push(timer)
      return () => {
        timer.isOff = true
      }
    },
  })
  return { sender, calls, timers }
}

const empty = async (): Promise<Response> => new Response(null, { status: 204 })

const hanging = ({ init }: Sent): Promise<Response> =>
  new Promise((_, failed) => init.signal?.addEventListener('abort', () => failed(new Error('aborted'))))

describe('a call of the statistics', () => {
  it('is a form to the site that outlives its page', async () => {
    const { sender, calls, timers } = senderOf(empty)
    expect((await sender.form('/api/x', { event: '1', data: '{"a":"ü&"}' }))?.status).toBe(204)
    expect(calls.map(({ url, init }) => [url, init.method, `${init.body}`, init.keepalive])).toEqual([
      ['https://site.example/api/x', 'POST', 'event=1&data=%7B%22a%22%3A%22%C3%BC%26%22%7D', true],
    ])
    expect(timers.map(({ isOff }) => isOff)).toEqual([true])
  })

  it('times out silently after 2500 ms [ANA-04] [ANA-03] [BTN-03]', async () => {
    const { sender, timers } = senderOf(hanging)
    const sent = sender.json('/api/x', {})
    expect(timers.map(({ ms }) => ms)).toEqual([ANALYTICS_TIMEOUT_MS])
    expect(ANALYTICS_TIMEOUT_MS).toBe(2500)
    timers[0]?.work()
    expect(await sent).toBe(undefined)
  })

  it.each([
    ['is blocked', async () => Promise.reject(new TypeError('blocked'))],
    [
      'throws',
      () => {
        throw new Error('no fetch')
      },
    ],
    ['answers 500', async () => new Response('{', { status: 500 })],
    ['answers 400 in no JSON', async () => new Response('<', { status: 400 })],
  ] as const)('that %s is made once and fails silently [ANA-03] [ERR-12]', async (_, answer) => {
    const { sender, calls } = senderOf(answer)
    await sender.form('/api/x', {})
    await sender.json('/api/x', {})
    await sender.crumbForm('/api/x', {})
    await sender.crumbJson('/api/x', [])
    expect(calls).toHaveLength(4)
  })

  it('renews a rejected crumb and repeats once, in the header or among the fields', async () => {
    const refusal = async () => Response.json({ crumbFail: true, crumb: 'new' }, { status: 400 })
    const { sender, calls } = senderOf(refusal)
    await sender.crumbJson('/api/x', [1])
    await sender.crumbForm('/api/y', { event: 'a' })
    const shown = calls.map(({ init }) => [new Headers(init.headers).get('x-csrf-token'), `${init.body}`])
    expect(shown).toEqual([
      ['old', '[1]'],
      ['new', '[1]'],
      [null, 'crumb=old&event=a'],
      [null, 'crumb=new&event=a'],
    ])
  })

  it('too large for keepalive ends with its page', async () => {
    const { sender, calls } = senderOf(empty)
    await sender.json('/api/x', ['x'.repeat(30_000)])
    expect(calls[0]?.init.keepalive).toBe(false)
  })
})

it.each([
  [new Response(null, { status: 204 }), 'Error tracking event: HTTP Status 204'],
  [Response.json({}, { status: 404 }), 'Error tracking event: HTTP Status 404'],
  [undefined, 'Error tracking event: HTTP Status 0'],
])('accepts only the statuses 200 and 202 for an event [ANA-18]', (response, message) => {
  expect(() => expectAccepted(response)).toThrow(message)
})

it('takes 200 and 202', () => {
  for (const status of [200, 202]) expectAccepted(new Response('{}', { status }))
})
