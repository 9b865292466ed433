import { BLOCK_NAMES } from 'virtual:ashlar/block-names'
import { expect } from 'chai'
import { $site } from '../../../../src/site/core/site'
import { until } from '../../../../test/mount'
import type { Found } from '../../../page/watch-page'
import { start } from './adopt-legacy'

/** Block name, legacy type number and class name of each legacy block; a deleted folder is not missed. */
const KINDS = (
  [
    ['image', 5, 'image'],
    ['video', 32, 'video'],
    ['embed', 22, 'embed'],
    ['map', 4, 'map'],
    ['form', 9, 'form'],
    ['newsletter', 51, 'newsletter'],
    ['donation', 52, 'donation'],
    ['accordion', 69, 'accordion'],
    ['marquee', 70, 'marquee'],
    ['button', 53, 'button'],
    ['quote', 31, 'quote'],
    ['social-links', 54, 'socialaccountlinks-v2'],
    ['embed', 56, 'soundcloud'],
    ['member-area', 67, 'member-area'],
    ['gallery', 8, 'gallery'],
    ['gallery', 25, 'instagram'],
    ['summary', 55, 'summary-v2'],
    ['audio', 41, 'audio'],
    ['tour-dates', 59, 'tourdates'],
    ['calendar', 26, 'calendar'],
    ['chart', 62, 'chart'],
    ['search', 33, 'search'],
    ['archive', 61, 'archive'],
    ['shape', 71, 'shape'],
    ['product', 43, 'product'],
    ['menu-tabs', 18, 'menu'],
    ['reservation', 50, 'opentable'],
    ['reservation', 66, 'opentable-v2'],
    ['table-booking', 68, 'tock'],
    ['reservation', 65, 'acuity'],
  ] as const
).filter(([block]) => BLOCK_NAMES.includes(block))

const VIEWS = [
  ['collection-type-products view-list', 'product-list'],
  ['collection-type-products view-item', 'product-item'],
  ['collection-type-blog view-list', 'blog-list'],
  ['collection-type-blog-side-by-side collection-layout-default view-list', 'blog-list'],
  ['collection-type-gallery view-list', 'gallery-list'],
  ['collection-type-events view-list', 'events-list'],
  ['collection-type-events view-calendar', 'events-calendar'],
  ['search-results-page', 'search-page'],
] as const

let blocks: [Element, string][] = []
let loads: string[] = []
const found: Found = (element, name) => void blocks.push([element, name])
const names = (): string[] => blocks.map(([, name]) => name)

function adopt(html: string): void {
  document.body.innerHTML = html
  start({
    errors: [],
    questions: [],
    $site,
    found,
    load: async name => {
      loads.push(name)
      return []
    },
  })
}

describe('adoption of an exported page', () => {
  beforeEach(() => {
    blocks = []
    loads = []
  })
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    document.body.className = ''
  })

  for (const [block, number, name] of KINDS) {
    it(`adopts a ${name} block as ${block}: by class, by the number ${number}, and as a component [CTX-02]`, () => {
      adopt(`
        <div class="sqs-block x-block sqs-block-${name}"><div class="sqs-block-content">1</div></div>
        <div data-block-type="${number}"><div class="sqs-block-content">2</div></div>
        <div data-block-type="1337" data-sqsp-block="${name}"><div class="sqs-block-content">3</div></div>
        <div class="sqs-block-${name}" data-block-type="${number}"><div class="sqs-block-content">4</div></div>`)
      expect(blocks.map(([host, name]) => `${host.textContent} ${name}`)).to.deep.equal(
        [1, 2, 3, 4].map(place => `${place} ${block}`),
      )
      expect(blocks.every(([host]) => host.className === 'sqs-block-content')).to.equal(true)
    })
  }

  it('ignores kinds that need no script [CTX-02]', () => {
    adopt(
      '<div class="sqs-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"></div></div>',
    )
    expect(blocks).to.deep.equal([])
  })

  it('ignores image blocks that their author left empty', () => {
    adopt(
      '<div class="sqs-block sqs-block-image" data-block-type="5"><div class="sqs-block-content"><div class="sqs-image sqs-empty"></div></div></div>',
    )
    expect(blocks).to.deep.equal([])
  })

  it('copies the carrier’s data to the block, and removes it on destroy', async () => {
    adopt(
      '<div class="sqs-block-gallery" data-block-json=\'{"design":"grid"}\'><div class="sqs-block-content"></div></div>',
    )
    expect(blocks[0]?.[0].getAttribute('data-block-json')).to.equal('{"design":"grid"}')
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    await until(() => blocks[0]?.[0].outerHTML === '<div class="sqs-block-content"></div>')
  })

  it('hides the links to the cart of a closed shop', async () => {
    $site.set({ cart: { closed: true } })
    adopt('<header><a class="sqs-custom-cart" href="/cart">Cart</a></header>')
    const link = document.querySelector('a')
    await until(() => link?.checkVisibility() === false)
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    await until(() => link?.checkVisibility())
    $site.set({})
  })

  it('adopts a block without content', () => {
    adopt('<div class="sqs-block-accordion"><p>Text</p></div>')
    expect(blocks[0]?.[0].className).to.equal('sqs-block-accordion')
  })

  for (const [block, html] of [
    ['accordion', '<ul class="accordion-items-container"><li>Item</li></ul>'],
    ['gallery', '<div class="sqs-gallery-container"><div class="sqs-gallery"></div></div>'],
  ] as const) {
    it(`adopts the markup of ${block} without a carrier, and restores it`, async () => {
      adopt(`<section>${html}<p>Beside</p></section>`)
      expect(names()).to.deep.equal([block])
      expect(blocks[0]?.[0].innerHTML).to.equal(html)
      document.dispatchEvent(new CustomEvent('ashlar:destroy'))
      await until(() => document.body.innerHTML === `<section>${html}<p>Beside</p></section>`)
    })
  }

  it('adopts markup inside a block once', () => {
    adopt(`
      <div class="sqs-block-gallery"><div class="sqs-block-content"><div class="sqs-gallery-container"></div></div></div>
      <div class="sqs-block-summary-v2"><div class="sqs-gallery-container summary-item-list-container"></div></div>
      <ashlar-gallery><div class="sqs-gallery-container"></div></ashlar-gallery>
      <div data-ashlar="accordion"><ul class="accordion-items-container"></ul></div>`)
    expect(names()).to.deep.equal(['gallery', 'summary'])
  })

  it('ignores the form of a product that is a block by its tag', () => {
    const form = '<form><div class="sqs-add-to-cart-button-wrapper"></div></form>'
    adopt(`<ashlar-product>${form}</ashlar-product><div data-ashlar="product">${form}</div>`)
    expect(names()).to.deep.equal([])
  })

  it('adopts nested blocks once each', () => {
    adopt(`<div class="sqs-block-accordion"><ul class="accordion-items-container"><li>
      <div class="sqs-block-image"><div class="sqs-block-content"></div></div></li></ul></div>`)
    expect(names()).to.deep.equal(['accordion', 'image'])
  })

  it('ignores elements that the page itself makes blocks', () => {
    adopt('<div class="sqs-block-gallery" data-ashlar="carousel"><div class="sqs-block-content"></div></div>')
    expect(blocks).to.deep.equal([])
  })

  it('adopts a block that is added later', async () => {
    adopt('')
    document.body.innerHTML = '<div><div class="sqs-block-image"></div></div>'
    await until(() => blocks.length)
    expect(names()).to.deep.equal(['image'])
  })

  for (const [classes, module] of VIEWS) {
    it(`loads ${module} on a page with the classes ${classes} [ROLL-08]`, () => {
      document.body.className = classes
      adopt('')
      expect(loads).to.deep.equal([module])
    })
  }

  it('loads no view on other pages [ROLL-08]', () => {
    document.body.className = 'collection-type-page view-list'
    adopt('')
    expect(loads).to.deep.equal([])
  })
})
