// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { anyAnswer } from '../answers'
import { start } from './send-call.fixture'
import { createTokenStore } from './site-user-token'

const ANY = { answer: anyAnswer }
const HEADER = 'X-SiteUser-XSRF-Token'

function blocked(): Storage {
  throw new DOMException('denied', 'SecurityError')
}

describe('the token of a customer’s session', () => {
  it('is sent with every later call, whatever its body [SES-02]', async () => {
    const xsrf = createTokenStore()
    const { layer, sent } = start([{ body: {} }, { body: {} }, { body: {} }, { body: {} }], {
      frame: { xsrf },
    })
    await layer.get('/api/a', ANY)
    xsrf.store('t1')
    await layer.get('/api/a', ANY)
    await layer.post('/api/a', { ...ANY, json: {} })
    await layer.post('/api/a', { ...ANY, file: new Blob(['a']) })
    const tokens = sent.map(({ init }) => new Headers(init.headers).get(HEADER))
    expect(tokens).toEqual([null, 't1', 't1', 't1'])
    xsrf.store(undefined)
  })

  it('survives into the tab’s next page, until it is deleted [SES-01]', () => {
    const store = createTokenStore()
    store.store('t1')
    expect(createTokenStore().read()).toBe('t1')
    store.store(undefined)
    expect([store.read(), createTokenStore().read()]).toEqual([undefined, undefined])
  })

  it('is kept in memory without storage [SES-02]', () => {
    const store = createTokenStore(blocked)
    expect(store.read()).toBe(undefined)
    store.store('t1')
    expect(store.read()).toBe('t1')
  })
})
