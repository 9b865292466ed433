import { expect } from 'chai'
import { $site } from '../../../src/site/core/site'
import { consent, emit, type MeasuredPage, measuredPage, PAGE } from '../../../test/fixtures/measured-page'
import { settle, until } from '../../../test/mount'
import { startRecording } from './lazy/recording'
import { start } from './measure'

describe('ad pixels', () => {
  let page: MeasuredPage
  beforeEach(() => {
    page = measuredPage()
  })
  afterEach(() => page.stop())

  it('report a product view only while the visitor consents [ANA-36]', async () => {
    const heard: unknown[] = []
    const calls: unknown[][] = []
    const hear = (event: Event): unknown => heard.push((event as CustomEvent).detail)
    document.addEventListener('ashlar:pixel', hear)
    Object.assign(window, { fbq: (...args: unknown[]) => calls.push(args) })
    $site.set({ website: { id: 'site' }, item: { id: 'jar', recordType: 11 } })
    start({ $site, errors: [] })
    consent({ analytics: true })
    await page.told('/api/census/RecordHit')
    expect(heard).to.deep.equal([])
    consent({ marketing: true })
    await until(() => heard.length)
    expect(calls).to.deep.equal([['track', 'ViewContent', { content_ids: ['jar'] }]])
    consent({ marketing: false })
    emit('ashlar:subscribe', { formId: 'news' })
    expect(heard).to.have.length(1)
    document.removeEventListener('ashlar:pixel', hear)
    Reflect.deleteProperty(window, 'fbq')
  })

  it('report a new customer on the page after registration [ANA-36]', async () => {
    const heard: unknown[] = []
    const hear = (event: Event): unknown => heard.push((event as CustomEvent).detail)
    document.addEventListener('ashlar:pixel', hear)
    $site.set({ website: { id: 'site' }, accountCreated: true })
    start({ $site, errors: [] })
    consent({ analytics: true, marketing: true })
    await until(() => heard.length)
    expect(heard).to.deep.equal([{ event: 'accountCreated', data: {} }])
    document.removeEventListener('ashlar:pixel', hear)
  })
})

describe('session recording', () => {
  const toggle = { experimentType: 'FEATURE_TOGGLE', variant: 'true' }
  const context = {
    ...PAGE,
    experiments: { 'session-recording': toggle },
    sessionRecording: { rate: 1 },
  }
  const { hardwareConcurrency } = navigator

  for (const [what, body, expected] of [
    ['a real id', { id: 'tool-1' }, ['tool-1']],
    ['a mock id', { id: 'mock' }, []],
    ['no id', {}, []],
  ] as const) {
    it(`starts with ${what} or not at all [ANA-39]`, async () => {
      const page = measuredPage()
      const heard: unknown[] = []
      const hear = (event: Event): unknown => heard.push((event as CustomEvent<{ id: string }>).detail.id)
      document.addEventListener('ashlar:session-recording', hear)
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8, configurable: true })
      page.answer = async () => Response.json(body)
      $site.set(context)
      await startRecording({ $site, signal: new AbortController().signal, isTracked: () => true })
      await settle()
      expect(page.paths()).to.deep.equal(['/api/commerce/fullstory/getId'])
      expect(heard).to.deep.equal(expected)
      Object.defineProperty(navigator, 'hardwareConcurrency', {
        value: hardwareConcurrency,
        configurable: true,
      })
      document.removeEventListener('ashlar:session-recording', hear)
      page.stop()
    })
  }
})
