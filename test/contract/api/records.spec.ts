import { describe, expect, inject, it } from 'vitest'
import { CRUMB, CRUMB_HEADER } from '../../../src/calls/core/crumb'
import {
  ANALYTICS_EVENTS_PATH,
  JAVASCRIPT_ERRORS_PATH,
  RECORD_EVENT_PATH,
  TRACE_PATH,
} from '../../../src/calls/events'
import {
  BUTTON_CLICK_PATH,
  BUTTON_RENDER_PATH,
  FORM_RENDER_PATH,
  OVERLAY_PATH,
  PERFORMANCE_RECORDS_PATH,
  PERFORMANCE_SETTINGS_PATH,
  QUICK_VIEW_PATH,
  RECORD_HIT_PATH,
  TRACK_PATH,
} from '../../../src/calls/measurements'
import { signIn, visit } from './visitor'

const canSignIn = inject('ownerPassword') !== ''

/**
 * Logged in before the tests record anything: the list shows the newest 200 entries, and other files record hundreds
 * meanwhile.
 */
const owner = canSignIn ? await signIn() : undefined

/** Expects `mark` in the owner's list; passes if the tests cannot log in. */
async function expectListed(section: 'events' | 'errors', mark: string): Promise<void> {
  const page = await (await owner?.fetch('GET', `/config/${section}`))?.text()
  expect(page?.includes(mark)).not.toBe(false)
}

async function withCrumb() {
  const visitor = visit()
  await visitor.key()
  return { visitor, crumb: visitor.cookies.get(CRUMB) ?? '' }
}

describe('errors of the page’s scripts', () => {
  it('are saved with the crumb in the header [API-03] [ERR-11]', async () => {
    const { visitor, crumb } = await withCrumb()
    const mark = crypto.randomUUID()
    const json = [{ event: 'error', data: { message: mark, stack: 'x'.repeat(5000) }, timestamp: Date.now() }]
    const response = await visitor.fetch('POST', JAVASCRIPT_ERRORS_PATH, {
      json,
      headers: { [CRUMB_HEADER]: crumb },
    })
    expect(response.status).toBe(204)
    await expectListed('errors', mark)
  })

  it('are rejected without it, and if they are not a list [API-03] [API-26]', async () => {
    const { visitor, crumb } = await withCrumb()
    const json = [{ event: 'error', data: 1, timestamp: 1 }]
    const query = { [CRUMB]: crumb }
    expect(await (await visitor.fetch('POST', JAVASCRIPT_ERRORS_PATH, { json, query })).json()).toMatchObject(
      {
        crumbFail: true,
      },
    )
    const headers = { [CRUMB_HEADER]: visitor.cookies.get(CRUMB) ?? '' }
    for (const wrong of [{}, [{ event: 1 }], Array(21).fill(json[0])]) {
      expect((await visitor.fetch('POST', JAVASCRIPT_ERRORS_PATH, { json: wrong, headers })).status).toBe(400)
    }
  })
})

it('saves lines of the log [API-04]', async () => {
  const mark = crypto.randomUUID()
  const data = JSON.stringify([{ pageUrl: 'https://site.example/', type: mark, data: { a: 1 } }])
  expect((await visit().fetch('POST', TRACE_PATH, { form: { data } })).status).toBe(204)
  expect((await visit().fetch('POST', TRACE_PATH, { form: { data: '[{}]' } })).status).toBe(400)
  expect((await visit().fetch('POST', TRACE_PATH, { form: { data: 'x' } })).status).toBe(400)
  await expectListed('events', mark)
})

it('counts a landing, and answers with an image [API-05] [ANA-05]', async () => {
  const mark = crypto.randomUUID()
  const query = {
    landing: 'https://site.example/?source=x',
    refer: 'https://other.example/',
    rk: mark,
    lang: 'en',
    screen: '1920x1080',
    source: 'a',
    campaign: 'b',
    subcampaign: 'c',
    channel: 'd',
    subchannel: 'e',
    variation: 'f',
    mkwid: 'g',
  }
  const response = await visit().fetch('GET', TRACK_PATH, { query })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/gif'])
  await expectListed('events', mark)
})

it('counts a hit [API-06] [ANA-08]', async () => {
  const mark = crypto.randomUUID()
  const form = { event: mark, data: '{"url":"https://site.example/"}', ss_cvr: 'a|1|1|1|1' }
  expect((await visit().fetch('POST', RECORD_HIT_PATH, { form })).status).toBe(204)
  expect((await visit().fetch('POST', RECORD_HIT_PATH, { form: { ...form, data: '{' } })).status).toBe(400)
  expect((await visit().fetch('POST', RECORD_HIT_PATH, { json: form })).status).toBe(415)
  await expectListed('events', mark)
})

it.each([
  [
    BUTTON_CLICK_PATH,
    'API-15] [BTN-02',
    { id: '#', buttonText: 'Buy', newWindow: false, visitorCookie: 'x' },
  ],
  [BUTTON_RENDER_PATH, 'API-15', { id: '#', buttonText: 'Buy', context: { a: 1 } }],
  [FORM_RENDER_PATH, 'API-16] [FORM-64', { formId: '#', visitorCookie: null }],
  [OVERLAY_PATH, 'API-17', { event: '#', version: 3 }],
  [`${QUICK_VIEW_PATH}#`, 'API-18', undefined],
] as const)('counts what %s reports [%s]', async (path, _id, body) => {
  const mark = crypto.randomUUID()
  const json = body && JSON.parse(JSON.stringify(body).replace('#', mark))
  const response = await visit().fetch('POST', path.replace('#', mark), json === undefined ? {} : { json })
  expect(response.status).toBe(204)
  await expectListed('events', mark)
})

describe('an event', () => {
  it('of the page is saved with the crumb in the form [API-13]', async () => {
    const { visitor, crumb } = await withCrumb()
    const mark = crypto.randomUUID()
    const form = { crumb, event: mark, extra: '1', data: '{"pagePath":"/"}' }
    expect((await visitor.fetch('POST', RECORD_EVENT_PATH, { form })).status).toBe(204)
    await expectListed('events', mark)
    const stale = await visitor.fetch('POST', RECORD_EVENT_PATH, { form: { ...form, crumb: 'x' } })
    expect(await stale.json()).toMatchObject({ crumbFail: true })
  })

  it('for analytics is accepted, or rejected with an error [API-14]', async () => {
    const mark = crypto.randomUUID()
    const json = {
      analyticsId: 'a',
      commonData: { action: 'view' },
      customData: { a: 1 },
      customSchemaName: mark,
    }
    expect([200, 202]).toContain((await visit().fetch('POST', ANALYTICS_EVENTS_PATH, { json })).status)
    const wrong = await visit().fetch('POST', ANALYTICS_EVENTS_PATH, { json: { commonData: [] } })
    expect([wrong.status, await wrong.json()]).toEqual([400, { error: expect.stringMatching(/analyticsId/) }])
    await expectListed('events', mark)
  })
})

describe('performance', () => {
  it('has a name for each page load [API-11]', async () => {
    const ask = async () => (await (await visit().fetch('GET', PERFORMANCE_SETTINGS_PATH)).json()).pageLoadId
    const ids = [await ask(), await ask()]
    expect(new Set(ids).size).toBe(2)
  })

  it.each(['text/plain;charset=UTF-8', 'application/json'])('accepts records as %s [API-12]', async type => {
    const record = {
      app: 'site',
      event: 'LCP',
      data: { value: 1200 },
      pageLoadId: 'p',
      timestamp: Date.now(),
    }
    const post = (body: string) =>
      visit().fetch('POST', PERFORMANCE_RECORDS_PATH, { body, headers: { 'content-type': type } })
    expect((await post(JSON.stringify([record, record]))).status).toBe(204)
    expect((await post('[]')).status).toBe(204)
    expect((await post('{"a":1}')).status).toBe(400)
  })
})
