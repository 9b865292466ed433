import { describe, expect, it } from 'vitest'
import {
  askPageLoadId,
  createMetrics,
  METRICS_WAIT_MS,
  RECORDS_FLUSH_MS,
  SETTINGS_TIMEOUT_MS,
  sendRecords,
} from './speed'

describe('the settings of a page load', () => {
  const ask = (answer: () => Promise<Response>) => askPageLoadId(answer, () => () => {})

  it('name it', async () => {
    expect(await ask(async () => Response.json({ pageLoadId: 'p' }))).toBe('p')
  })

  it('time out after 30 s [ANA-14]', async () => {
    let giveUp = (): void => {}
    const asked = askPageLoadId(
      (_, signal) =>
        new Promise((_, failed) =>
          signal.addEventListener('abort', () => failed(new DOMException('', 'AbortError'))),
        ),
      (work, ms) => {
        expect(ms).toBe(SETTINGS_TIMEOUT_MS)
        giveUp = work
        return () => {}
      },
    )
    giveUp()
    await expect(asked).rejects.toThrow(new Error('Metric settings request timeout'))
    expect(SETTINGS_TIMEOUT_MS).toBe(30_000)
  })

  it.each([404, 500, 204])('with status %i are rejected [ANA-15]', async status => {
    const body = status === 204 ? null : '{"pageLoadId":"p"}'
    await expect(ask(async () => new Response(body, { status }))).rejects.toThrow(
      new Error(`XHR request DONE with unexpected status: ${status}`),
    )
  })

  it('that cannot be requested have no status', async () => {
    const blocked = async () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(ask(blocked)).rejects.toThrow('XHR request DONE with unexpected status: 0')
  })

  it.each(['{}', '{"pageLoadId":""}', '{"pageLoadId":7}', 'null', '<'])(
    'of %s name nothing [ANA-16]',
    async body => {
      await expect(ask(async () => new Response(body))).rejects.toThrow(
        new Error('Unable to resolve pageLoadId'),
      )
    },
  )
})

describe('records', () => {
  const metric = { name: 'LCP', value: 1200.1234, rating: 'good', navigationType: 'navigate' }

  it('are sent together, and never empty [ANA-17]', () => {
    const sent: string[] = []
    const record = { app: 'a', data: {}, event: 'LCP', pageLoadId: 'p', timestamp: 1 }
    sendRecords([record], body => sent.push(body))
    expect(sent).toEqual([JSON.stringify([record])])
    expect(() => sendRecords([], body => sent.push(body))).toThrow(new Error('Data is empty'))
    expect(sent).toHaveLength(1)
  })

  it('name the metric and the page load [ANA-11]', () => {
    const metrics = createMetrics('p', { path: '/jar' })
    metrics.set(metric, 5)
    expect(metrics.take()).toEqual([
      {
        app: 'ashlar',
        data: { value: 1200.123, rating: 'good', navigationType: 'navigate', pagePath: '/jar' },
        event: 'LCP',
        pageLoadId: 'p',
        timestamp: 5,
      },
    ])
  })

  it('contain the last value of each metric, once', () => {
    const metrics = createMetrics('p', { path: '/' })
    metrics.set(metric, 5)
    metrics.set({ ...metric, value: 2000 }, 6)
    metrics.set({ ...metric, name: 'CLS', value: Number.NaN }, 6)
    expect(metrics.take(['TTFB'])).toEqual([])
    expect(metrics.take(['LCP'])).toMatchObject([{ data: { value: 2000 }, timestamp: 6 }])
    metrics.set({ ...metric, value: 3000 }, 7)
    expect(metrics.take()).toEqual([])
  })

  it('wait for 30 s, metrics for 60 s', () => {
    expect([RECORDS_FLUSH_MS, METRICS_WAIT_MS]).toEqual([30_000, 60_000])
  })
})
