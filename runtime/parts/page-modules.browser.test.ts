import { expect } from 'chai'
import { $site } from '../../src/site/site'
import { settle } from '../../test/mount'
import { findBlocks } from '../watch-page'
import { start } from './page-modules'

describe('page modules', () => {
  let loads: string[] = []
  const load = async (name: string): Promise<readonly unknown[]> => {
    loads.push(name)
    return []
  }
  const tools = { $site, found: () => {}, load }

  beforeEach(() => {
    loads = []
  })
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    $site.set({})
  })

  for (const root of ['<div data-cart-root></div>', '<div id="sqs-cart-root"><div></div></div>']) {
    it(`loads the cart page where the page holds ${root} [ROLL-09]`, () => {
      document.body.innerHTML = root
      start(tools)
      expect(loads).to.deep.equal(['cart-page'])
    })
  }

  it('loads the reviews of products on the page that asks for them [ROLL-09] [CTX-29]', () => {
    $site.set({ pageType: 209 })
    start(tools)
    expect(loads).to.deep.equal(['product-reviews'])
  })

  it('loads them once the context says so, and only once [ROLL-09]', () => {
    start(tools)
    $site.set({ pageType: 209 })
    $site.set({ pageType: 209, website: {} })
    expect(loads).to.deep.equal(['product-reviews'])
  })

  for (const name of ['share-buttons', 'search-preview', 'native-video-loader', 'product-reviews']) {
    it(`finds ${name} where the page asks for it [ROLL-09]`, () => {
      document.body.innerHTML = `<div data-ashlar="${name}"></div>`
      findBlocks(document, (_, name) => void load(name))
      expect(loads).to.deep.equal([name])
    })
  }

  for (const [name, lacking] of [
    ['svg-compatibility', 'SVGElement'],
    ['intersection-observer', 'IntersectionObserver'],
  ] as const) {
    it(`loads ${name} in a browser without ${lacking} only [ROLL-09]`, () => {
      const view = { document, SVGElement, IntersectionObserver, [lacking]: undefined }
      Reflect.deleteProperty(view, lacking)
      start(tools, view as unknown as Window)
      expect(loads).to.deep.equal([name])
    })
  }

  it('loads nothing on a page that needs nothing [ROLL-09]', async () => {
    $site.set({ pageType: 1, website: { id: 'site' }, websiteSettings: { disqusShortname: '' } })
    start(tools)
    await settle()
    expect(loads).to.deep.equal([])
  })
})
