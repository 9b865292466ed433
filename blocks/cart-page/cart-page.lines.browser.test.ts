import { expect } from 'chai'
import { refreshCart } from '../../src/commerce/cart/page-cart'
import { mount, settle, until } from '../../test/mount'
import { type FakeShop, openShop } from './cart-page.fixture'
import './cart-page'

describe('<ashlar-cart-page> and its lines', () => {
  let shop: FakeShop
  beforeEach(() => {
    shop = openShop()
  })
  afterEach(() => shop.close())

  const rows = (block: Element): number => block.querySelectorAll('.cart__entry').length

  // Must run first: later tests find the page's cart loaded.
  it('announces that it loads the cart if the server has rendered none, and why it fails [CART-12]', async () => {
    const { fetch } = window
    window.fetch = async () => {
      throw new TypeError('offline')
    }
    const block = await mount('cart-page', {}, '<div id="sqs-cart-container"></div>')
    await until(() => block.querySelector('[role=alert]'))
    expect(block.textContent).to.match(/. Try again$/)
    window.fetch = fetch
    block.querySelector('button')?.click()
    await until(() => rows(block) === 2)
  })

  it('renders the lines of a cart of 10,000 a hundred at a time', async () => {
    const [line] = shop.lines
    shop.lines = Array.from({ length: 10_000 }, (_, at) => ({
      ...line,
      id: `${at}`,
      quantity: 1,
      unitPriceCents: 100,
    }))
    const block = await mount('cart-page', {})
    await refreshCart()
    await until(() => rows(block) === 100)
    expect(block.querySelector('.totals dd')?.textContent).to.equal('£10,000.00')
    const more = block.querySelector<HTMLElement>('.cart__rest button')
    expect(more?.textContent).to.equal('Show 100 more')
    more?.click()
    await until(() => rows(block) === 200)
  })

  it("restores a line with the answers to its product's form", async () => {
    const additionalFields = '{"Recipient":"Bea","Message":"Happy birthday"}'
    shop.lines = [
      {
        id: '7',
        itemId: 'card',
        sku: 'CARD-50',
        title: 'Gift card',
        quantity: 1,
        unitPriceCents: 5000,
        additionalFields,
      },
    ]
    const block = await mount('cart-page', {})
    await refreshCart()
    await settle()
    block.querySelector<HTMLElement>('[aria-label="Remove Gift card"]')?.click()
    const undo = await until(() => block.querySelector<HTMLElement>('.cart__removed button'))
    await until(() => shop.changes.length === 1)
    undo.click()
    await until(() => shop.changes.length === 2)
    const [, sent = ''] = shop.changes[1]?.match(/^POST entries (.+)$/) ?? []
    expect(JSON.parse(sent)).to.deep.equal({ itemId: 'card', sku: 'CARD-50', quantity: 1, additionalFields })
    await until(() => rows(block) === 1 && !block.querySelector('.cart__removed'))
  })
})
