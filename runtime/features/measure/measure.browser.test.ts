import { expect } from 'chai'
import { $site } from '../../../src/site/core/site'
import {
  consent,
  emit,
  leave,
  type MeasuredPage,
  measuredPage,
  PAGE,
} from '../../../test/fixtures/measured-page'
import { until } from '../../../test/mount'
import { start, writeCookie } from './measure'

describe('measuring', () => {
  let page: MeasuredPage
  const begin = (context: object, errors: Event[] = []): void => {
    $site.set({ ...context })
    start({ $site, errors })
  }

  beforeEach(() => {
    page = measuredPage()
  })
  afterEach(() => page.stop())

  // First, because the images of other landings come when they like.
  it('sends the landing as an image, once [ANA-05]', async () => {
    const beacons = (): string[] =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter(name => name.includes('/api/track/Track?'))
    sessionStorage.clear()
    begin(PAGE)
    const address = await until(() => beacons()[0])
    const query = new URL(address).searchParams
    expect([...query.keys()]).to.deep.equal(['landing', 'refer', 'rk', 'lang', 'screen'])
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    page.sent.length = 0
    begin(PAGE)
    await page.told('/api/census/RecordHit')
    expect(beacons()).to.have.length(1)
  })

  it('counts the page, and stores both cookies [VIS-09] [VIS-02]', async () => {
    begin(PAGE)
    const { body } = await page.told('/api/census/RecordHit')
    const form = new URLSearchParams(body)
    const record = /ss_cvr=([^;]+)/.exec(document.cookie)?.[1]
    expect(record).to.match(/^\w{20}(\|[1-9]\d*){4}$/)
    expect([form.get('event'), form.get('ss_cvr')]).to.deep.equal(['1', record])
    expect(JSON.parse(form.get('data') ?? '')).to.include({ websiteId: 'site', url: location.href })
    expect(document.cookie).to.match(/ss_cvt=[1-9]\d*/)
  })

  it('stores and sends nothing without consent under a restrictive policy, and clears stored data [ANA-41]', async () => {
    writeCookie('ss_cvr=a|1|1|1|1; path=/')
    writeCookie('ss_cid=old; path=/')
    begin({ ...PAGE, cookieSettings: { isAnalyticsCookiesDisabled: true } })
    expect(document.cookie).not.to.match(/ss_c/)
    consent({ analytics: true })
    await page.told('/api/census/RecordHit')
    expect(document.cookie).to.match(/ss_cvr=/)
    consent({ analytics: false })
    expect(document.cookie).not.to.match(/ss_c/)
    expect(localStorage.getItem('ss_landed')).to.equal(null)
  })

  it('counts again when the visitor consents again', async () => {
    begin({ website: { id: 'site' } })
    consent({ analytics: true })
    await page.told('/api/census/RecordHit')
    consent({ analytics: false })
    page.sent.length = 0
    consent({ analytics: true })
    await page.told('/api/census/RecordHit')
  })

  it('reports errors from before consent, and errors of blocks [ERR-06] [ERR-11]', async () => {
    // As boot has kept them: an uncaught error of this page would fail the test.
    const errors = [
      new CustomEvent('ashlar:error', { detail: new Error('a block') }),
      new ErrorEvent('error', { error: new Error('early'), filename: 'a.js', lineno: 3 }),
    ]
    begin({ website: { id: 'site' }, templateId: 't' }, errors)
    consent({ analytics: true })
    await page.told('/api/census/RecordHit')
    dispatchEvent(new CustomEvent('ashlar:error', { detail: new Error('late') }))
    interface Report {
      readonly event: string
      readonly data: Record<string, unknown>
    }
    const reports = await until(() => {
      leave()
      const calls = page.sent.filter(({ path }) => path === '/api/events/RecordJavascriptErrors')
      const all = calls.flatMap(({ body }) => JSON.parse(body) as Report[])
      return all.length >= 3 && all
    })
    expect(reports.map(({ event, data }) => [event, data['message']])).to.deep.equal([
      ['ashlar:error', 'a block'],
      ['error', 'early'],
      ['ashlar:error', 'late'],
    ])
    expect(reports[1]?.data).to.include({
      app: 'ashlar',
      file: 'a.js',
      line: 3,
      websiteId: 'site',
      templateId: 't',
    })
    expect(reports[1]?.data).to.include({ url: location.href, userAgent: navigator.userAgent })
  })

  it('stays silent if every call fails, and makes each once [ANA-03] [ERR-12] [ANA-20]', async () => {
    const uncaught: unknown[] = []
    const note = ({ reason }: PromiseRejectionEvent): unknown => uncaught.push(`${reason?.stack ?? reason}`)
    addEventListener('unhandledrejection', note)
    page.answer = async () => Promise.reject(new TypeError('blocked'))
    begin({ ...PAGE, accessPermissions: ['x'], experiments: {} })
    await page.told('/api/1/performance/settings')
    emit('ashlar:track', { event: 'a' })
    await page.told('/api/events/RecordEvent')
    // The missing page-load name of the metrics is reported with the errors.
    await until(() => {
      leave()
      return page.sent.some(({ path }) => path === '/api/events/RecordJavascriptErrors')
    })
    const { body } = await page.told('/api/events/RecordJavascriptErrors')
    expect(body).to.contain('XHR request DONE with unexpected status: 0')
    expect(new Set(page.paths()).size).to.equal(page.paths().length)
    expect(uncaught).to.deep.equal([])
    removeEventListener('unhandledrejection', note)
  })

  it('reports metrics when the page is hidden [ANA-12] [ANA-13]', async () => {
    const beacons: string[] = []
    const { sendBeacon } = navigator
    navigator.sendBeacon = (_, body) => Boolean(beacons.push(`${body}`))
    begin(PAGE)
    await until(() => {
      leave()
      return beacons.length
    })
    navigator.sendBeacon = sendBeacon
    const [record] = JSON.parse(beacons[0] ?? '[]')
    expect(Object.keys(record).sort()).to.deep.equal(['app', 'data', 'event', 'pageLoadId', 'timestamp'])
    expect(record.pageLoadId).to.equal('p')
  })
})
