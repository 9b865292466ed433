import { expect } from 'chai'
import Cookies from 'js-cookie'
import { $consent } from '../../../src/visitor/core/consent-store'
import { until } from '../../../test/mount'
import {
  banner,
  bannerData,
  begin,
  choose,
  ENABLED,
  eachOnFirstVisit,
  pill,
  say,
  seen,
} from './consent.fixture'

/** The page is quiet: whatever was to come would be there. */
const quiet = (): Promise<unknown> =>
  new Promise(done => (window.requestIdleCallback ?? setTimeout)(() => requestAnimationFrame(done)))

/** A choice that agrees to all. */
const RECORD = {
  id: 'abcdefgh',
  version: '',
  time: 1,
  functional: true,
  analytics: true,
  marketing: true,
  isOptedOut: false,
}

/** The cookies that are written while `act` runs. */
async function cookiesDuring(act: () => Promise<void>): Promise<string[]> {
  const written: string[] = []
  const { get, set } = Object.getOwnPropertyDescriptor(
    Document.prototype,
    'cookie',
  ) as Required<PropertyDescriptor>
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => get.call(document),
    set(text: string) {
      written.push(text)
      set.call(document, text)
    },
  })
  await act()
  Reflect.deleteProperty(document, 'cookie')
  return written
}

describe('the cookie banner on a page', () => {
  eachOnFirstVisit()

  it('asks if there is no choice, with the site’s settings, and allows nothing [CKB-10]', async () => {
    begin({ cookieSettings: ENABLED })
    await until(banner)
    expect(bannerData()).to.include({ cookieBannerText: 'Crumbs?', mode: 'gdpr', hasNotice: true })
    expect([seen.heard, $consent.get()]).to.deep.equal([[], null])
    expect(document.body.firstElementChild === banner()).to.equal(true)
  })

  for (const [consent, cookies, isAsked] of [
    ['compat', {}, true],
    ['compat', { ss_cookieAllowed: '1' }, false],
    ['compat', { ss_cookieAllowed: '0' }, false],
    ['gdpr', { ss_cookieAllowed: '1' }, true],
    ['gdpr', { ss_cookieAllowed: '0' }, false],
    ['gdpr', { ss_cookieAllowed: '1', ss_consent: JSON.stringify(RECORD) }, false],
    ['gdpr', { ss_cookieAllowed: '0', ss_consent: JSON.stringify({ ...RECORD, marketing: false }) }, false],
  ] as const) {
    it(`${isAsked ? 'asks' : 'does not ask'} in ${consent} with the cookies ${Object.keys(cookies)} ${Object.values(cookies)[0] ?? ''} [CKB-10]`, async () => {
      for (const [name, value] of Object.entries(cookies)) Cookies.set(name, value)
      begin({ cookieSettings: ENABLED, consent })
      await quiet()
      if (isAsked) await until(banner)
      expect(banner() !== null).to.equal(isAsked)
    })
  }

  for (const [consent, days] of [
    ['compat', 30],
    ['gdpr', 180],
  ] as const) {
    it(`stores a choice for ${days} days in ${consent} [CKB-15]`, async () => {
      const written = await cookiesDuring(async () => {
        begin({ cookieSettings: ENABLED, consent })
        await choose({ functional: true, analytics: true, marketing: true })
      })
      const kept = written.filter(cookie => /^ss_(cookieAllowed|consent)=/.test(cookie))
      const ages = kept.map(cookie => Number(cookie.match(/max-age=(\d+)/)?.[1]) / 86_400)
      expect(kept[0]?.startsWith('ss_cookieAllowed=1; path=/;')).to.equal(true)
      expect(ages).to.deep.equal(consent === 'compat' ? [days] : [days, days])
    })
  }

  for (const [what, context, cookies] of [
    ['a refusal is kept', { cookieSettings: ENABLED, consent: 'compat' }, { ss_cookieAllowed: '0' }],
    ['it is switched off [CKB-12]', { cookieSettings: { isCookieBannerEnabled: false } }, {}],
  ] as const) {
    it(`is not shown if ${what}`, async () => {
      for (const [name, value] of Object.entries(cookies)) Cookies.set(name, value)
      begin(context)
      await quiet()
      expect(banner() === null).to.equal(true)
      say('cookie-banner:force')
      expect(bannerData().hasNotice).to.equal(true)
    })
  }

  it('is not shown in screenshots, forced or not [CKB-11]', async () => {
    const address = location.href
    history.replaceState(null, '', '?screenshot=true')
    begin({ cookieSettings: ENABLED })
    say('cookie-banner:force')
    await quiet()
    history.replaceState(null, '', address)
    expect(banner() === null).to.equal(true)
  })

  it('is forced, updated and unforced by events [CKB-14]', async () => {
    Cookies.set('ss_cookieAllowed', '1')
    begin({ cookieSettings: ENABLED, consent: 'compat' })
    say('cookie-banner:update', { cookieBannerTheme: 'DARK' })
    expect(banner() === null).to.equal(true)
    say('cookie-banner:force', { cookieBannerTheme: 'LIGHT' })
    expect(bannerData()).to.include({ cookieBannerTheme: 'LIGHT', cookieBannerText: 'Crumbs?' })
    say('cookie-banner:update', { cookieBannerText: 'New' })
    expect(bannerData()).to.include({ cookieBannerTheme: 'LIGHT', cookieBannerText: 'New' })
    say('cookie-banner:unforce')
    expect(banner() === null).to.equal(true)
  })

  it('opens the panel by the page’s controls, or else by the small button', async () => {
    begin({ cookieSettings: { ...ENABLED, cookieBannerSavedPreferencesText: 'Cookie Preferences' } })
    say('consent-chosen', {})
    await until(pill)
    expect(pill()?.textContent).to.equal('Cookie Preferences')
    const link = document.body.appendChild(document.createElement('a'))
    link.href = '#elsewhere'
    link.dataset['ashlarConsent'] = ''
    link.click()
    expect(bannerData()).to.include({ isPanelOpen: true, hasNotice: false })
    expect(location.hash).to.equal('')
    say('cookie-banner:close-panel')
    expect(banner() === null).to.equal(true)
    await until(() => !pill())
  })

  it('adds space below a page whose last link the small button would cover, and removes it', async () => {
    const main = document.body.appendChild(document.createElement('main'))
    main.style.cssText = 'display: flex; align-items: end; min-block-size: 100vh'
    const link = main.appendChild(document.createElement('a'))
    link.href = '#last'
    link.style.cssText = 'inline-size: 12rem; block-size: 5rem'
    begin({ cookieSettings: ENABLED })
    say('consent-chosen', {})
    const button = await until(pill)
    const { style } = document.documentElement
    const isFree = (): boolean => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      return link.getBoundingClientRect().bottom <= button.getBoundingClientRect().top
    }
    expect(isFree()).to.equal(false)
    await until(isFree)
    say('destroy')
    await until(() => !pill())
    expect([style.paddingBlockEnd, style.getPropertyValue('--ashlar-pill-height')]).to.deep.equal(['', ''])
    main.remove()
  })

  it('asks again on a page that replaces this one', async () => {
    begin({ cookieSettings: ENABLED })
    await until(banner)
    const { body } = document
    document.body = document.createElement('body')
    await until(banner)
    expect(banner()?.parentElement === document.body).to.equal(true)
    document.body = body
  })

  it('is appended if the site’s styles would move its first element', async () => {
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = 'body > * + * { margin-top: 50px }'
    document.body.append(document.createElement('main'))
    begin({ cookieSettings: ENABLED })
    await until(banner)
    style.remove()
    expect(document.body.lastElementChild === banner()).to.equal(true)
  })
})
