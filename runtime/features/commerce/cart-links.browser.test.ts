import { expect } from 'chai'
import { $site } from '../../../src/site/core/site'
import { fragments, readFragment } from '../../../test/fragments'
import { until } from '../../../test/mount'
import { start } from './cart-links'
import { start as startRoots } from './cart-root'

/** Starts a feature, and lists the blocks that it finds, in order. */
function blocksFoundBy(startFeature: typeof start, html: string | DocumentFragment, context = {}): string[] {
  const taken: string[] = []
  if (typeof html === 'string') document.body.innerHTML = html
  else document.body.replaceChildren(html)
  $site.set(context)
  const found = (element: Element, name: string): void => {
    const link = element.closest('a')?.getAttribute('href') ?? element.id
    taken.push(`${name} in ${link}: ${element.getAttribute('data-block-json')}`)
  }
  startFeature({ errors: [], questions: [], $site, found, load: async () => [] })
  return taken
}

const MADE = 'cart-indicator in /cart: {"showSubtotal":false}'

describe('links to the cart', () => {
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    $site.set({})
  })

  it('get one indicator each on an exported page whose header has none [CART-08]', async () => {
    const header = '<header><a href="/cart">Cart</a><nav><a href="/cart">Basket</a></nav></header>'
    const page = `${header}<main><a href="/cart">To your cart</a></main>`
    const taken = blocksFoundBy(start, page, { adopt: 'legacy' })
    await until(() => taken.length >= 2)
    expect(new Set(taken)).to.deep.equal(new Set([MADE]))
    expect(document.querySelectorAll('header a > [data-ashlar-cart]').length).to.equal(2)
    expect(document.querySelector('main span') === null).to.equal(true)
    // A link that is added later, such as one in a menu that opens for the first time.
    document.querySelector('nav')?.insertAdjacentElement('beforeend', linkTo('/cart.html'))
    await until(() => document.querySelector('a[href="/cart.html"] > [data-ashlar-cart]'))
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    expect(document.querySelectorAll('[data-ashlar-cart]').length).to.equal(0)
  })

  it('are unchanged if the page has an indicator, and on pages that are not exported', async () => {
    const place = '<header><a href="/cart">Cart</a></header><p><b data-ashlar-cart>0</b></p>'
    const taken = blocksFoundBy(start, place, { adopt: 'legacy' })
    await until(() => taken.length)
    expect(document.querySelectorAll('header *').length).to.equal(1)
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))

    const own = blocksFoundBy(start, `${place}<nav><a href="/cart">Cart</a></nav>`)
    await until(() => own.length)
    expect(document.querySelectorAll('nav *').length).to.equal(1)
  })

  it('get the count if exported pages mark them, whatever the other copies have [CART-08]', async () => {
    const count = '<span class="Cart-inner"><span class="sqs-cart-quantity">0</span></span>'
    const html = `<header><a class="sqs-custom-cart" href="/cart">${count}</a><a href="/cart">Basket</a></header>
      <div><a class="icon--cart sqs-custom-cart" href="https://shop.example/cart"><span class="Cart-inner">Cart</span></a></div>`
    const taken = blocksFoundBy(start, html, { adopt: 'legacy' })
    await until(() => taken.length >= 2)
    const made = [...document.querySelectorAll('[data-ashlar-cart="made"]')]
    expect(made.map(({ parentElement }) => parentElement?.className)).to.deep.equal([
      'icon--cart sqs-custom-cart',
    ])
  })

  it('are found in every exported header of the corpus, each copy of them [CART-08]', async () => {
    for (const fragment of await fragments('cart-indicator')) {
      const taken = blocksFoundBy(start, readFragment(fragment), { adopt: 'legacy' })
      const copies = document.querySelectorAll('.sqs-cart-quantity').length
      await until(() => taken.length === copies)
      expect(document.querySelectorAll('[data-ashlar-cart="made"]').length).to.equal(0)
      document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    }
  })
})

describe('the root of an exported cart', () => {
  afterEach(() => document.dispatchEvent(new CustomEvent('ashlar:destroy')))

  it('is mounted with its settings [CART-13]', async () => {
    for (const fragment of await fragments('cart-root')) {
      const taken = blocksFoundBy(startRoots, readFragment(fragment), { adopt: 'legacy' })
      expect(taken).to.deep.equal(['cart-page in sqs-cart-root: null'])
      const script = document.querySelector('#sqs-cart-root > script:first-child')
      expect(JSON.parse(script?.textContent ?? '')).to.have.property('storeCurrency')
      document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    }
  })
})

function linkTo(href: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  link.textContent = 'Cart'
  return link
}
