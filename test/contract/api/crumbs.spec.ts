import { describe, expect, inject, it } from 'vitest'
import { ALL_CALLS } from '../../../demo/server/calls/all-calls'
import { CONSENT_RECORDS_PATH } from '../../../src/calls/consent'
import { CRUMB } from '../../../src/calls/core/crumb'
import { ANALYTICS_EVENTS_PATH, JAVASCRIPT_ERRORS_PATH, RECORD_EVENT_PATH } from '../../../src/calls/events'
import {
  BUTTON_CLICK_PATH,
  BUTTON_RENDER_PATH,
  FORM_RENDER_PATH,
  OVERLAY_PATH,
  PERFORMANCE_RECORDS_PATH,
  QUICK_VIEW_PATH,
  RECORD_HIT_PATH,
  TRACK_PATH,
} from '../../../src/calls/measurements'
import { GUEST } from './backend'
import { type CallOptions, visit } from './visitor'

const CHOICE = { version: '1', functional: true, analytics: false, marketing: false }

/** Calls that carry no crumb: statistics and consent records [API-26]. */
const COUNTING: Readonly<Record<string, CallOptions>> = {
  [`GET ${TRACK_PATH}`]: { query: { rk: 'key' } },
  [`POST ${RECORD_HIT_PATH}`]: { form: { event: 'view', data: '{}' } },
  [`POST ${BUTTON_CLICK_PATH}`]: { json: { id: 'b' } },
  [`POST ${BUTTON_RENDER_PATH}`]: { json: { id: 'b' } },
  [`POST ${FORM_RENDER_PATH}`]: { json: { formId: 'f' } },
  [`POST ${OVERLAY_PATH}`]: { json: { event: 'show' } },
  [`POST ${QUICK_VIEW_PATH}{id}`]: {},
  [`POST ${ANALYTICS_EVENTS_PATH}`]: { json: { analyticsId: 'a', commonData: {} } },
  [`POST ${PERFORMANCE_RECORDS_PATH}`]: { json: [] },
  [`POST ${CONSENT_RECORDS_PATH}`]: { json: { id: 'abcdefgh', ...CHOICE } },
}

/** Calls whose crumb is in another field or header. */
const ELSEWHERE: Readonly<Record<string, CallOptions>> = {
  [`POST ${RECORD_EVENT_PATH}`]: { form: { crumb: '', event: 'e', data: '{}' } },
  [`POST ${JAVASCRIPT_ERRORS_PATH}`]: { json: [] },
}

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method} ${path}`

const WITH_CRUMB = ALL_CALLS.filter(call => !Object.hasOwn(COUNTING, nameOf(call)))

const call = (name: string, options: CallOptions = {}) => {
  const [method = '', path = ''] = name.split(' ')
  return visit().fetch(method, path.replace('{id}', 'bowls'), options)
}

const isFine = ({ status }: Response): boolean => [200, 202, 204].includes(status)

describe('a crumb', () => {
  it.each(WITH_CRUMB.map(nameOf))(
    'that is stale is rejected by %s, with a fresh one [API-26]',
    async name => {
      const response = await call(name, { ...ELSEWHERE[name], query: { [CRUMB]: 'stale' } })
      expect([response.status, await response.json()]).toEqual([
        400,
        { crumbFail: true, crumb: expect.stringMatching(/./) },
      ])
    },
  )

  it.each(WITH_CRUMB.filter(({ method }) => method !== 'GET').map(nameOf))(
    'is required by %s, unless it only reads [API-26]',
    async name => {
      const { crumb } = WITH_CRUMB.find(known => nameOf(known) === name) ?? {}
      if (crumb === 'if-sent') return
      expect(await (await call(name, ELSEWHERE[name])).json()).toMatchObject({ crumbFail: true })
    },
  )
})

describe.each(Object.entries(COUNTING))('%s, which only counts,', (name, options) => {
  it('needs no crumb [API-26]', async () => {
    expect(isFine(await call(name, options))).toBe(true)
    expect(isFine(await call(name, { ...options, query: { ...options.query, [CRUMB]: 'stale' } }))).toBe(true)
  })

  it.skipIf(!inject('isOurs'))('requires an allowed origin [API-26]', async () => {
    const from = (headers: Record<string, string>) => call(name, { ...options, headers })
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(isFine(await from({ origin: GUEST }))).toBe(true)
    expect(isFine(await from({ origin: inject('address') }))).toBe(true)
    expect(isFine(await from({ 'sec-fetch-site': 'cross-site', referer: `${GUEST}/page` }))).toBe(true)
  })
})

it.skipIf(!inject('isOurs'))('has a rate limit per address [API-26]', async () => {
  const busy = visit()
  const statuses = new Set<number>()
  for (let round = 0; round < 40 && !statuses.has(429); round++) {
    const many = Array.from({ length: 50 }, () => busy.fetch('POST', OVERLAY_PATH, { json: {} }))
    for (const { status } of await Promise.all(many)) statuses.add(status)
  }
  expect([...statuses].sort()).toEqual([204, 429])
})

it.skipIf(!inject('isOurs'))('gives no crumb to caches that visitors share', async () => {
  for (const path of ['/', '/docs/', '/shop', '/no-such-page']) {
    const page = await visit().fetch('GET', path)
    expect(page.headers.getSetCookie().join()).toContain(`${CRUMB}=`)
    expect([path, page.headers.get('cache-control')]).toEqual([path, expect.stringMatching(/^private, no-/)])
  }
  const visitor = visit()
  await visitor.key()
  for (const path of ['/api/commerce/shopping-cart', '/api/no-such-call']) {
    const answer = await visitor.fetch('GET', path)
    expect([path, answer.headers.get('cache-control')]).toEqual([path, 'private, no-store'])
  }
  const pixel = await visitor.fetch('GET', TRACK_PATH, { query: { rk: 'key' } })
  expect(pixel.headers.get('cache-control')).toBe('no-store')
})
