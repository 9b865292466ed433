import { expect } from 'chai'
import Cookies from 'js-cookie'
import { $site } from '../../../src/site/core/site'
import { $consent } from '../../../src/visitor/core/consent-store'
import { whenConsented } from '../../../src/visitor/when-consented'
import { errorsDuring, settle, until } from '../../../test/mount'
import {
  ALL,
  banner,
  bannerData,
  begin,
  choose,
  ENABLED,
  eachOnFirstVisit,
  NONE,
  pill,
  say,
  seen,
} from './consent.fixture'

describe('consent on a page', () => {
  eachOnFirstVisit()

  it('stores the choice, reports it to page and site, and removes the banner [CKB-13]', async () => {
    begin({ cookieSettings: { ...ENABLED, consentVersion: 'v2' } })
    await until(banner)
    say('consent-chosen', { functional: true, analytics: false, marketing: 'yes' })
    expect(banner() === null).to.equal(true)
    expect(seen.heard).to.deep.equal([{ ...NONE, functional: true }])
    await until(() => Cookies.get('ss_cookieAllowed'))
    expect(Cookies.get('ss_cookieAllowed')).to.equal('0')
    const record = JSON.parse(Cookies.get('ss_consent') ?? '{}')
    expect(record).to.include({ version: 'v2', functional: true, analytics: false, marketing: false })
    // A choice of the previous test may still be pending.
    const own = () => seen.sent.filter(sent => Object(sent).id === record.id)
    await until(() => own().length)
    expect(own()).to.deep.equal([
      {
        id: record.id,
        version: 'v2',
        functional: true,
        analytics: false,
        marketing: false,
        isOptedOut: false,
        page: location.pathname,
      },
    ])
    say('consent-chosen', { functional: true, analytics: true, marketing: true })
    expect(Cookies.get('ss_cookieAllowed')).to.equal('1')
    expect(JSON.parse(Cookies.get('ss_consent') ?? '{}').id).to.equal(record.id)
  })

  it('reports the stored choice at the start, and on request', async () => {
    begin({ cookieSettings: ENABLED })
    await choose({ functional: true, analytics: true, marketing: true })
    say('destroy')
    seen.heard = []
    $consent.set(null)
    begin({ cookieSettings: ENABLED })
    expect(seen.heard).to.deep.equal([ALL])
    let runs = 0
    whenConsented('marketing', () => {
      runs += 1
    })
    expect(runs).to.equal(1)
  })

  it('clears the tracking cookies without consent under a restrictive policy [CKB-16]', async () => {
    const cookieSettings = { isRestrictiveCookiePolicyEnabled: true }
    Cookies.set('ss_cvr', '1')
    localStorage.setItem('ss_analytics_id', '1')
    begin({ cookieSettings, consent: 'compat' })
    expect(seen.heard).to.deep.equal([{ ...ALL, analytics: false, marketing: false }])
    await until(() => !Cookies.get('ss_cvr'))
    expect([Cookies.get('ss_cvr'), localStorage.getItem('ss_analytics_id')]).to.deep.equal([undefined, null])
    say('consent-chosen', { functional: true, analytics: true, marketing: true })
    Cookies.set('ss_cvr', '1')
    say('consent-asked')
    expect([Cookies.get('ss_cvr'), seen.heard.at(-1)]).to.deep.equal(['1', ALL])
    say('consent-chosen', {})
    expect(Cookies.get('ss_cvr')).to.equal(undefined)
  })

  it('reloads the page when consent is withdrawn from code that has run, unless the page prevents it', async () => {
    begin({ cookieSettings: ENABLED })
    await choose({ functional: true, analytics: true })
    say('consent-chosen', { functional: true })
    expect(seen.reloads).to.equal(0)
    whenConsented('functional', () => {})
    const prevent = (event: Event): void => event.preventDefault()
    document.addEventListener('ashlar:consent', prevent)
    say('consent-chosen', {})
    document.removeEventListener('ashlar:consent', prevent)
    expect(seen.reloads).to.equal(0)
    say('consent-chosen', { functional: true })
    say('consent-chosen', {})
    expect(seen.reloads).to.equal(1)
    expect(seen.heard.at(-1)).to.deep.equal(NONE)
  })

  it('tells the page of a choice at once, and deletes no cookies of a category that was allowed meanwhile', async () => {
    Cookies.set('ss_cvr', '1')
    begin({ cookieSettings: ENABLED })
    say('consent-chosen', { functional: true, analytics: true, marketing: true })
    expect([seen.heard, banner()]).to.deep.equal([[ALL], null])
    await until(() => Cookies.get('ss_cookieAllowed'))
    expect(Cookies.get('ss_cvr')).to.equal('1')
    Cookies.remove('ss_cvr')
  })

  it('follows a choice in another tab', async () => {
    begin({ cookieSettings: ENABLED })
    await choose({ functional: true })
    const kept = Cookies.get('ss_consent') ?? ''
    Cookies.set('ss_consent', kept.replace('"analytics":false', '"analytics":true'))
    window.dispatchEvent(new StorageEvent('storage', { key: 'ss_consent' }))
    expect(seen.heard.at(-1)).to.deep.equal({ ...NONE, functional: true, analytics: true })
  })

  it('keeps a choice for the page if no cookie can be stored', async () => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} })
    begin({ cookieSettings: ENABLED })
    await until(banner)
    await choose({ functional: true })
    say('consent-asked')
    Reflect.deleteProperty(document, 'cookie')
    expect([seen.heard.at(-1), banner()]).to.deep.equal([{ ...NONE, functional: true }, null])
  })

  it('treats Global Privacy Control as a refusal, and does not ask', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
    begin({ cookieSettings: ENABLED })
    await until(pill)
    expect([seen.heard, banner()]).to.deep.equal([[NONE], null])
    pill()?.click()
    expect(bannerData()).to.include({ isOptedOut: true, isPanelOpen: true, hasNotice: false })
  })

  it('signals Google’s tags if the page has a data layer or the site asks for one', async () => {
    const layer: unknown[] = []
    Reflect.set(window, 'dataLayer', layer)
    begin({ cookieSettings: ENABLED })
    await choose({ analytics: true })
    expect(layer.map(entry => Object(entry)[1])).to.deep.equal(['default', 'update'])
    say('destroy')
    Reflect.deleteProperty(window, 'dataLayer')
    begin({ cookieSettings: ENABLED })
    say('consent-asked')
    expect('dataLayer' in window).to.equal(false)
    $consent.set(null)
    say('destroy')
    begin({ cookieSettings: { ...ENABLED, googleConsentMode: true } })
    await until(() => 'dataLayer' in window)
    expect(Object(Reflect.get(window, 'dataLayer')).length).to.equal(2)
  })

  it('keeps the record in the browser alone if the site asks for that', async () => {
    begin({ cookieSettings: { ...ENABLED, isConsentRecorded: false } })
    await choose({ functional: true })
    const { id, functional } = JSON.parse(Cookies.get('ss_consent') ?? '{}')
    expect(functional).to.equal(true)
    $site.set({ cookieSettings: ENABLED })
    say('consent-chosen', { analytics: true })
    // The visitor keeps the id: a record of the first choice would stand before that of the second.
    const own = () => seen.sent.filter(sent => Object(sent).id === id)
    await until(() => own().length)
    expect(own().map(record => Object(record).analytics)).to.deep.equal([true])
  })

  for (const [what, answer] of [
    ['does not reach the site', () => Promise.reject(new TypeError('offline'))],
    ['meets a fault', async () => new Response('', { status: 500 })],
    ['meets a page', async () => new Response('<!doctype html>')],
    ['meets an empty object', async () => Response.json({})],
    ['meets null', async () => Response.json(null)],
  ] as const) {
    it(`reports a choice whose record ${what}; it is valid all the same`, async () => {
      const codes: string[] = []
      const note = (event: Event): void => {
        event.preventDefault()
        codes.push((event as CustomEvent).detail.code)
      }
      document.addEventListener('ashlar:error', note)
      window.fetch = answer
      begin({ cookieSettings: ENABLED })
      say('consent-chosen', { functional: true })
      await until(() => codes.length)
      document.removeEventListener('ashlar:error', note)
      expect([[...new Set(codes)], seen.heard]).to.deep.equal([
        ['consent-unrecorded'],
        [{ ...NONE, functional: true }],
      ])
    })
  }

  it('reports nothing on a host without such a call', async () => {
    const codes = await errorsDuring(async () => {
      let isAsked = false
      window.fetch = async () => {
        isAsked = true
        return new Response('<h1>Not found</h1>', { status: 404 })
      }
      begin({ cookieSettings: ENABLED })
      say('consent-chosen', { functional: true })
      await until(() => isAsked)
      await settle()
    })
    expect(codes).to.deep.equal([])
  })
})
