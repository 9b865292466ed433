import { describe, expect, it } from 'vitest'
import { anyAnswer } from '../answers'
import { start } from './send-call.fixture'

const ANY = { answer: anyAnswer }

const address = 'http://site.example/api/a?crumb=c1'

describe('an answer that requires a dialog', () => {
  it.each([
    ['loginRequired', 'login-required'],
    ['authorizationFail', 'authorization-fail'],
  ] as const)('opens the dialog for %s, announced as %s', async (flag, type) => {
    const { layer, announced } = start([{ status: 401, body: { [flag]: true, error: 'Please log in.' } }])
    const outcome = await layer.get('/api/a', { ...ANY, retries: 2 })
    expect(announced).toEqual([type])
    expect(outcome).toMatchObject({ error: { code: type, message: 'Please log in.' } })
  })

  const refused = { status: 401, body: { loginRequired: true } }

  it('is repeated once the visitor has logged in [DATA-14]', async () => {
    const { layer, sent, announced } = start([refused, { body: { a: 1 } }], { logIn: async () => true })
    expect(await layer.put('/api/a', { ...ANY, json: { b: 2 } })).toEqual({ ok: true, value: { a: 1 } })
    expect(sent.map(({ init }) => [init.method, init.body])).toEqual(Array(2).fill(['PUT', '{"b":2}']))
    expect(announced).toEqual(['login-required'])
  })

  it('is repeated with the crumb that the login has renewed [DATA-14] [DATA-16]', async () => {
    const stale = { status: 400, body: { crumbFail: true, crumb: 'c2' } }
    const { layer, sent } = start([refused, stale, { body: { a: 1 } }], { logIn: async () => true })
    expect(await layer.get('/api/a', ANY)).toEqual({ ok: true, value: { a: 1 } })
    expect(sent.map(({ url }) => url.replace(/.*crumb=/, ''))).toEqual(['c1', 'c1', 'c2'])
  })

  it('is repeated only once [DATA-14]', async () => {
    const { layer, sent, announced } = start([refused, refused, { body: {} }], { logIn: async () => true })
    expect(await layer.get('/api/a', ANY)).toMatchObject({ error: { code: 'login-required' } })
    expect([sent.length, announced.length]).toEqual([2, 1])
  })

  it('returns the rejection if the login is cancelled [DATA-14]', async () => {
    const { layer, sent } = start([refused, { body: {} }], { logIn: async () => false })
    expect(await layer.get('/api/a', ANY)).toMatchObject({ error: { code: 'login-required', status: 401 } })
    expect(sent.length).toBe(1)
  })

  it.each([refused, { status: 403, body: { authorizationFail: true } }, 'offline'] as const)(
    'opens nothing for a count in the background: %j [DATA-14] [DATA-15]',
    async reply => {
      const { layer, announced } = start([reply], { logIn: async () => true })
      expect(await layer.post('/api/a', { ...ANY, dialogs: 'never' })).toMatchObject({ ok: false })
      expect(announced).toEqual([])
    },
  )

  it('opens the overlay for any failure that the page does not report [ERR-02]', async () => {
    const { layer, announced } = start([{ status: 500, body: {} }, { body: { a: 1 } }])
    await layer.post('/api/a', { ...ANY, dialogs: 'always' })
    await layer.post('/api/a', { ...ANY, dialogs: 'always' })
    expect(announced).toEqual(['status'])
  })

  it.each([
    ['always', ['connect']],
    [undefined, []],
  ] as const)(
    'opens it for a host that cannot be reached; dialogs %s: %j [ERR-03]',
    async (dialogs, expected) => {
      const { layer, announced } = start([])
      const outcome = await layer.post('/api/a', { ...ANY, retries: 1, ...(dialogs && { dialogs }) })
      expect(outcome).toMatchObject({ error: { code: 'connect' } })
      expect(announced).toEqual(expected)
    },
  )

  it('renews a rejected crumb and repeats the call with it [DATA-16]', async () => {
    const { layer, sent, crumb } = start([
      { status: 400, body: { crumbFail: true, crumb: 'c2' } },
      { body: { a: 1 } },
    ])
    expect(await layer.post('/api/a', { ...ANY, json: {} })).toEqual({ ok: true, value: { a: 1 } })
    expect(sent.map(({ url }) => url)).toEqual([address, 'http://site.example/api/a?crumb=c2'])
    expect(crumb()).toBe('c2')
  })

  it('repeats it only once [DATA-16]', async () => {
    const refusal = { status: 400, body: { crumbFail: true, crumb: 'c2' } }
    const { layer, sent } = start([refusal, refusal, { body: {} }])
    const outcome = await layer.post('/api/a', ANY)
    expect(outcome.ok ? '' : outcome.error.code).toBe('crumb-fail')
    expect(sent.length).toBe(2)
  })

  it.each([
    ['the site sets another', ['c1', 'c2'], 3],
    ['the site sets none', ['c1', 'c1'], 2],
  ])(
    'asks the site for a crumb where the refusal has none: %s [DATA-16] [DATA-20]',
    async (_, crumbs, calls) => {
      const refusal = { status: 400, body: { crumbFail: true } }
      let current = crumbs[0]
      const { layer, sent } = start([refusal, { body: {} }, { body: { a: 1 } }], {
        frame: {
          crumb: {
            // The answer to the second request brings the cookie.
            read: () => (current = sent.length > 1 ? crumbs[1] : current),
            store: () => {},
          },
        },
      })
      const outcome = await layer.post('/api/a', { ...ANY, json: {} })
      expect(outcome.ok).toBe(calls === 3)
      expect(sent.length).toBe(calls)
      expect(sent[1]).toMatchObject({
        url: 'http://site.example/page?x=1&crumb=c1',
        init: { method: 'GET', signal: expect.any(AbortSignal) },
      })
    },
  )

  it('gives up a site that does not answer within the time of the call [DATA-16]', async () => {
    const refusal = { status: 400, body: { crumbFail: true } }
    const { layer, sent } = start([refusal, 'never'], { isSlow: true })
    const outcome = await layer.post('/api/a', { ...ANY, timeoutMs: 2500 })
    expect(outcome.ok ? '' : outcome.error.code).toBe('crumb-fail')
    expect(sent.length).toBe(2)
  })
})
