import { statfs } from 'node:fs/promises'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { createReportBudget } from '../../../demo/server/requests/report-budget'
import type { BackendSettings } from '../../../demo/server/requests/services'
import { type RunningServer, startServer } from '../../../demo/server/serving/start-server'
import { CRUMB, CRUMB_HEADER } from '../../../src/calls/core/crumb'
import {
  ANALYTICS_EVENTS_PATH,
  JAVASCRIPT_ERRORS_PATH,
  RECORD_EVENT_PATH,
  TRACE_PATH,
} from '../../../src/calls/events'
import {
  BUTTON_CLICK_PATH,
  FORM_RENDER_PATH,
  OVERLAY_PATH,
  PERFORMANCE_RECORDS_PATH,
  QUICK_VIEW_PATH,
  RECORD_HIT_PATH,
} from '../../../src/calls/measurements'
import { OWNER, temporaryFolder } from './backend'
import { visit } from './visitor'

const LONG = 'x'.repeat(17_000)

/** A report of every kind with a text. */
const REPORTS: Readonly<Record<string, (text: string) => { json?: unknown; form?: Record<string, string> }>> =
  {
    [ANALYTICS_EVENTS_PATH]: text => ({ json: { analyticsId: 'a', commonData: { text } } }),
    [RECORD_HIT_PATH]: text => ({ form: { event: '1', data: JSON.stringify({ text }) } }),
    [BUTTON_CLICK_PATH]: text => ({ json: { id: 'a', context: { text } } }),
    [FORM_RENDER_PATH]: text => ({ json: { formId: 'a', text } }),
    [OVERLAY_PATH]: text => ({ json: { event: 'a', text } }),
    [`${QUICK_VIEW_PATH}a`]: text => ({ json: { text } }),
    [TRACE_PATH]: text => ({ form: { data: JSON.stringify([{ pageUrl: '/', type: 'a', data: text }]) } }),
    [PERFORMANCE_RECORDS_PATH]: text => ({
      json: [{ app: 'a', event: 'LCP', data: { text }, pageLoadId: 'a', timestamp: 1 }],
    }),
    [JAVASCRIPT_ERRORS_PATH]: text => ({ json: [{ event: 'a', data: { text }, timestamp: 1 }] }),
    [RECORD_EVENT_PATH]: text => ({ form: { event: 'a', data: JSON.stringify({ text }) } }),
  }

let server: RunningServer | undefined

afterEach(async () => {
  await server?.stop()
  server = undefined
})

async function start(settings: Partial<BackendSettings>, folder?: string): Promise<string> {
  const data = folder === undefined ? ({ memory: true } as const) : { folder }
  server = await startServer({
    port: 0,
    services: { data, owner: OWNER, settings: { trustProxy: true, ...settings } },
  })
  return server.address
}

async function report(address: string, path: string, text: string): Promise<number> {
  const visitor = visit(address)
  await visitor.key()
  const crumb = visitor.cookies.get(CRUMB) ?? ''
  const { json, form } = REPORTS[path]?.(text) ?? {}
  const sent = form
    ? { form: path === RECORD_EVENT_PATH ? { ...form, crumb } : form }
    : { json, headers: { [CRUMB_HEADER]: crumb } }
  return (await visitor.fetch('POST', path, sent)).status
}

describe.skipIf(!inject('isOurs'))('reports from pages', () => {
  it('have 16 kB each, whatever they are', async () => {
    const address = await start({})
    const statuses = []
    for (const path of Object.keys(REPORTS))
      statuses.push([path, await report(address, path, 'a'), await report(address, path, LONG)])
    expect(statuses).toEqual(
      Object.keys(REPORTS).map(path => [path, path === ANALYTICS_EVENTS_PATH ? 202 : 204, 413]),
    )
  })

  it('have a budget of bytes for each address and each day', () => {
    const day = Date.UTC(2026, 10, 26, 12)
    const fits = createReportBudget(1000)
    expect([fits('a', 60, day), fits('a', 40, day), fits('a', 1, day), fits('b', 100, day)]).toEqual([
      undefined,
      undefined,
      'address',
      undefined,
    ])
    for (let other = 0; other < 8; other++) expect(fits(`${other}`, 100, day)).toBeUndefined()
    expect(fits('z', 1, day)).toBe('day')
    const tomorrow = day + 12 * 3600_000
    expect([fits('a', 100, tomorrow), fits('a', 1, tomorrow)]).toEqual([undefined, 'address'])
  })

  it('are refused once an address has used up its bytes, and forms are not', async () => {
    const address = await start({ dayReportBytes: 100_000, trustProxy: false })
    const statuses = []
    for (let sent = 0; sent < 3; sent++) statuses.push(await report(address, OVERLAY_PATH, 'x'.repeat(4000)))
    expect(statuses).toEqual([204, 204, 429])
    expect((await visit(address).fetch('GET', '/healthz')).status).toBe(200)
    expect((await visit(address).fetch('GET', '/api/track/Track?landing=/')).status).toBe(429)
  })

  it('leave space on the disk to forms and orders', async () => {
    const folder = temporaryFolder()
    // Enough for orders, and not for ten times as much.
    const { bavail, bsize } = await statfs(folder.path)
    const address = await start({ minFreeBytes: (bavail * bsize) / 5 }, folder.path)
    expect(await report(address, OVERLAY_PATH, 'a')).toBe(507)
    const visitor = visit(address)
    expect((await visitor.fetch('POST', '/config/login', { form: OWNER })).status).toBe(303)
    await server?.stop()
    server = undefined
    folder.remove()
  })
})
