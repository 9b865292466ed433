import { expect } from 'chai'
import Cookies from 'js-cookie'
import { $site } from '../../../src/site/core/site'
import { collectQuestions } from '../../../test/fixtures/features-page'
import { settle, until } from '../../../test/mount'
import type { FeatureTools } from './feature'
import { startFeatures } from './start-features'

describe('features', () => {
  let loads: string[] = []
  const load = async (name: string): Promise<readonly unknown[]> => {
    loads.push(name)
    return []
  }
  let tools: FeatureTools

  beforeEach(() => {
    loads = []
    tools = { errors: [], questions: collectQuestions(), $site, found: () => {}, load }
  })
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    $site.set({})
  })

  for (const root of ['<div data-cart-root></div>', '<div id="sqs-cart-root"><div></div></div>']) {
    it(`load the cart page if the page contains ${root} [ROLL-09]`, () => {
      document.body.innerHTML = root
      startFeatures(tools)
      expect(loads).to.deep.equal(['cart-page'])
    })
  }

  it('warn and keep the HTML if the cart’s bundle fails to load [CART-16] [ERR-18]', async () => {
    document.body.innerHTML = '<div data-cart-root><p>1 jar</p></div>'
    const found: string[] = []
    const warnings: unknown[] = []
    const { warn } = console
    console.warn = (line: unknown) => warnings.push(line)
    const missing = () => Promise.reject(new Error('no block named cart-page'))
    startFeatures({ ...tools, found: (_, name) => found.push(name), load: missing })
    await until(() => warnings.length)
    console.warn = warn
    expect(warnings).to.deep.equal([
      '[ashlar] rollup-missing: the cart does not start: the commerce rollup is not loaded',
    ])
    expect(found).to.deep.equal([])
    expect(document.body.textContent).to.equal('1 jar')
  })

  it('mount the cart page in its root, unless the root contains it [CART-13]', async () => {
    document.body.innerHTML =
      '<div id="sqs-cart-root"></div><div data-cart-root><ashlar-cart-page></ashlar-cart-page></div>'
    const found: string[] = []
    startFeatures({ ...tools, found: (element, name) => found.push(`${name} in #${element.id}`) })
    await until(() => found.length)
    expect(found).to.deep.equal(['cart-page in #sqs-cart-root'])
  })

  for (const [place, context] of [
    ['<a href="/cart">Cart <span data-ashlar-cart></span></a>', {}],
    ['<a href="/cart"><span class="sqs-cart-quantity">0</span></a>', { adopt: 'legacy' }],
  ] as const) {
    it(`enhance ${place} only when the visitor has a cart [CART-08]`, async () => {
      document.body.innerHTML = place
      const found: string[] = []
      // Other features of a context are irrelevant here.
      startFeatures({ ...tools, found: (_, name) => found.push(name) })
      $site.set(context)
      for (let frame = 0; frame < 5; frame++) await settle()
      expect(found).to.deep.equal([])
      Cookies.set('hasCart', 'true')
      document.dispatchEvent(new CustomEvent('ashlar:cart'))
      await until(() => found.length)
      Cookies.remove('hasCart')
      expect(found).to.deep.equal(['cart-indicator'])
    })
  }

  it('load the product reviews on a reviews request page [ROLL-09] [CTX-29]', () => {
    $site.set({ pageType: 209 })
    startFeatures(tools)
    expect(loads).to.deep.equal(['product-reviews'])
  })

  it('load them once when the context changes [ROLL-09]', () => {
    startFeatures(tools)
    $site.set({ pageType: 209 })
    $site.set({ pageType: 209, website: {} })
    expect(loads).to.deep.equal(['product-reviews'])
  })

  for (const [what, context, page] of [
    ['the banner is switched on', { cookieSettings: { isCookieBannerEnabled: true } }, ''],
    ['it has a control of its own', {}, '<button data-ashlar-consent>Cookies</button>'],
  ] as const) {
    it(`start consent on a page where ${what}`, async () => {
      document.body.innerHTML = page
      $site.set(context)
      startFeatures(tools)
      const opened = (): Element | null => {
        document.querySelector<HTMLElement>('[data-ashlar-consent]')?.click()
        return document.querySelector('ashlar-cookie-banner')
      }
      await until(opened)
    })
  }

  it('show a forced banner on any page, with its settings [CKB-14]', async () => {
    startFeatures(tools)
    const detail = { cookieBannerTheme: 'LIGHT' }
    document.dispatchEvent(new CustomEvent('ashlar:cookie-banner:force', { detail }))
    const banner = await until(() => document.querySelector('ashlar-cookie-banner'))
    expect(JSON.parse(banner.getAttribute('data-block-json') ?? '')).to.include(detail)
  })

  it('load nothing on a page that needs nothing [ROLL-09]', async () => {
    $site.set({ pageType: 1, website: { id: 'site' }, websiteSettings: { disqusShortname: '' } })
    startFeatures(tools)
    await settle()
    expect(loads).to.deep.equal([])
  })
})
