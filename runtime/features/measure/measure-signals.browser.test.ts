import { expect } from 'chai'
import { TRACE_PATH } from '../../../src/calls/events'
import { $site } from '../../../src/site/core/site'
import { emit, leave, type MeasuredPage, measuredPage, PAGE } from '../../../test/fixtures/measured-page'
import { until } from '../../../test/mount'
import { start } from './measure'

describe('actions of visitors', () => {
  let page: MeasuredPage
  const begin = (context: object): void => {
    $site.set({ ...context })
    start({ $site, errors: [] })
  }

  beforeEach(() => {
    page = measuredPage()
  })
  afterEach(() => page.stop())

  it('report a rendered button and its click, which navigates [BTN-01] [BTN-02] [BTN-04]', async () => {
    page.answer = () => new Promise(() => {})
    document.body.innerHTML =
      '<div data-alignment="center" data-button-size="large"><a id="b" class="sqs-block-button-element" href="#there"> Buy <b>now</b></a></div>'
    begin(PAGE)
    const { body } = await page.told('/api/census/button-render')
    expect(JSON.parse(body)).to.include({
      id: 'b',
      buttonText: 'Buy now',
      clickthroughUrl: '#there',
      alignment: 'center',
      size: 'large',
      newWindow: false,
      context: '',
      pagePath: location.pathname,
    })
    document.querySelector<HTMLElement>('#b b')?.click()
    await until(() => location.hash === '#there')
    const click = await page.told('/api/census/button-click')
    expect(JSON.parse(click.body)['visitorCookie']).to.match(/^\w{20}\|/)
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('report carts and forms, without input values', async () => {
    begin(PAGE)
    await page.told('/api/census/RecordHit')
    emit('ashlar:cart', { action: 'coupon', itemId: 'jar' })
    emit('ashlar:submit', { formId: 'contact', values: { name: 'secret' } })
    const { body } = await page.told('/api/events/RecordEvent')
    expect(Object.fromEntries(new URLSearchParams(body))).to.include({
      event: 'form-submit',
      formId: 'contact',
    })
    expect(page.sent.filter(({ path }) => path === '/api/events/RecordEvent')).to.have.length(1)
    expect(JSON.stringify(page.sent)).not.to.contain('secret')
  })

  it('are sent to the events host, and logged if it rejects them [ANA-18]', async () => {
    page.answer = async path => new Response('{}', { status: path === '/api/v1/events' ? 500 : 200 })
    begin({ ...PAGE, eventsHost: location.origin })
    await page.told('/api/census/RecordHit')
    emit('ashlar:cart', { action: 'add', itemId: 'jar', sku: 'S', quantity: 2 })
    const event = JSON.parse((await page.told('/api/v1/events')).body)
    expect(Object.keys(event).sort()).to.deep.equal([
      'analyticsId',
      'commonData',
      'customData',
      'customSchemaName',
    ])
    expect(event.commonData).to.include({ action: 'cart-add', object_type: 'product', object: 'jar' })
    await until(() => {
      leave()
      return page.sent.some(({ path }) => path === '/api/events/Trace')
    })
    const { body } = await page.told('/api/events/Trace')
    const [entry] = JSON.parse(new URLSearchParams(body).get('data') ?? '')
    expect(entry).to.deep.equal({
      pageUrl: location.href,
      type: 'event-failed',
      data: 'Error: Error tracking event: HTTP Status 500',
    })
  })

  /** Resolves once another entry of the page's log is sent, which is sent for everybody. */
  async function logged(): Promise<void> {
    const count = page.paths().length
    await until(() => {
      emit('ashlar:log', { type: 'mark' })
      leave()
      return page.paths().length > count
    })
  }

  it('are not reported for editors, nor is the speed of their pages [ANA-02] [ANA-12] [ANA-43]', async () => {
    begin({ ...PAGE, authenticatedAccount: { id: 'a' }, websiteRoles: [1] })
    await logged()
    emit('ashlar:track', { event: 'a' })
    await logged()
    expect([...new Set(page.paths())]).to.deep.equal([TRACE_PATH])
    expect(document.cookie).not.to.match(/ss_c/)
  })

  for (const [who, accessPermissions, expected] of [
    ['an administrator', ['admin'], 1],
    ['an editor', ['config'], 0],
  ] as const) {
    it(`show ${who} ${expected} event in another tab [ANA-35]`, async () => {
      const heard: unknown[] = []
      const marks: unknown[] = []
      const channel = new BroadcastChannel('ashlar-events')
      channel.onmessage = ({ data }) => (data.name === 'mark' ? marks : heard).push(data)
      begin({ ...PAGE, authenticatedAccount: { id: 'a' }, websiteRoles: [1], accessPermissions })
      await logged()
      await until(() => {
        if (expected) emit('ashlar:subscribe', { formId: 'news' })
        return heard.length === 0 ? !expected : true
      })
      if (!expected) {
        emit('ashlar:subscribe', { formId: 'news' })
        // A later event proves that no earlier one was sent.
        const other = new BroadcastChannel('ashlar-events')
        other.postMessage({ name: 'mark' })
        await until(() => marks.length)
        other.close()
      }
      channel.close()
      expect(heard.length > 0).to.equal(expected === 1)
    })
  }
})
