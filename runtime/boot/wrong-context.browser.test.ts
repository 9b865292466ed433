import { expect } from 'chai'
import { bootSource, CONTEXT, DETAILS, hasRun, put, up, writeContext } from '../../test/fixtures/boot-page'
import { until } from '../../test/mount'
import type { Ashlar } from './boot'

const WRONG = {
  ...CONTEXT,
  website: { id: 'site-1', language: 7, baseUrl: ['https://oak.example'] },
  websiteSettings: { popupOverlaySettings: 'none', mobileInfoBarSettings: { style: {} } },
  cookieSettings: { isCookieBannerEnabled: 'yes' },
  authenticatedAccount: 'me',
  websiteRoles: 'editor',
  consent: 'maybe',
  popupOverlay: { title: 'Welcome' },
}

describe('a page whose context has invalid fields', () => {
  const messages: string[] = []
  const listen = (event: Event): void => {
    event.preventDefault()
    messages.push((event as CustomEvent<Error>).detail.message)
  }
  let ashlar: Ashlar

  before(async () => {
    document.addEventListener('ashlar:error', listen)
    writeContext(WRONG)
    ashlar = bootSource()
    window.ashlar = ashlar
    await ashlar.ready
  })

  after(() => {
    ashlar.destroy()
    document.removeEventListener('ashlar:error', listen)
  })

  it('starts its blocks and features', async () => {
    await up(put(`<ashlar-accordion>${DETAILS}</ashlar-accordion>`))
    await until(() => hasRun('product-reviews'))
  })

  it('gets one report per invalid field, with its path', async () => {
    const expected = [
      'authenticatedAccount: expected an object',
      'consent: expected gdpr or compat',
      'cookieSettings.isCookieBannerEnabled: expected a boolean',
      'website.baseUrl: expected a string',
      'website.language: expected a string',
      'websiteRoles: expected a list',
      'websiteSettings.mobileInfoBarSettings.style: expected a number or string',
      'websiteSettings.popupOverlaySettings: expected an object',
    ]
    const reports = (): string[] =>
      messages.flatMap(message => message.replace(/^site context: /, '').split('; ')).sort()
    await until(() => reports().length >= expected.length)
    expect(reports()).to.deep.equal(expected)
  })
})
