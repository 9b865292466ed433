import { expect } from 'chai'
import { refreshCart } from '../../src/commerce/cart/page-cart'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './cart-indicator'

/** The server's response to GET; undefined while it is unreachable. */
let answer: object | undefined
let calls = 0
const realFetch = window.fetch

const SERVED = '<span>0</span>'

async function show(quantity: number, data: object = {}): Promise<HTMLElement> {
  answer = {
    totalQuantity: quantity,
    subtotalAmount: { value: `${quantity * 12}.00`, currency: 'GBP' },
  }
  const block = await mount('cart-indicator', data, SERVED)
  await refreshCart()
  await until(() => block.querySelector('.cart-indicator__count'))
  return block
}

describe('<ashlar-cart-indicator>', () => {
  before(() => {
    window.fetch = async () => {
      calls += 1
      if (!answer) throw new TypeError('offline')
      return Response.json(answer)
    }
  })
  after(() => {
    window.fetch = realFetch
  })

  it("keeps the server's text while the server is unreachable", async () => {
    const block = await mount('cart-indicator', {}, SERVED)
    expect(block.textContent).to.equal('0')
    expect('initialized' in block.dataset).to.equal(false)
  })

  it('shows count and subtotal, and announces both [CART-08] [CART-09]', async () => {
    const block = await show(3)
    const [count, subtotal, spoken] = block.children
    expect(count?.textContent).to.equal('3')
    expect(subtotal?.textContent).to.equal('£36.00')
    expect(spoken?.textContent).to.equal('3 items in cart, subtotal £36.00')
    expect([count, subtotal].map(part => part?.ariaHidden)).to.deep.equal(['true', 'true'])
  })

  it('shows 100 as 100 and more as 100+, and announces the exact number [CART-10] [A11Y-06]', async () => {
    const block = await show(100)
    expect(block.firstElementChild?.textContent).to.equal('100')
    await show(101)
    expect(block.firstElementChild?.textContent).to.equal('100+')
    expect(block.lastElementChild?.textContent).to.equal('101 items in cart, subtotal £1,212.00')
  })

  it('shows an empty cart without a subtotal, and marks the link of an exported page', async () => {
    const block = await show(0)
    expect(block.textContent).to.equal('0Cart is empty, subtotal £0.00')
    const anchor = document.createElement('a')
    anchor.className = 'sqs-custom-cart cart-quantity-zero'
    document.body.append(anchor)
    anchor.append(block)
    await settle()
    await show(2)
    await until(() => anchor.className === 'sqs-custom-cart')
    await show(0)
    await until(() => anchor.className === 'sqs-custom-cart cart-quantity-zero')
  })

  it('is marked as initialized on its first update [CART-11]', async () => {
    const block = await show(1)
    await until(() => 'initialized' in block.dataset)
  })

  it('omits the subtotal if the page disables it', async () => {
    const block = await show(2, { showSubtotal: false })
    expect(block.querySelector('.cart-indicator__subtotal') === null).to.equal(true)
  })

  it('makes one request for all its copies', async () => {
    await show(2)
    calls = 0
    await mount('cart-indicator', {}, SERVED)
    await mount('cart-indicator', {}, SERVED)
    await settle()
    expect(calls).to.equal(0)
  })

  it('is accessible in a link', async () => {
    const block = await show(2)
    const anchor = document.createElement('a')
    anchor.href = '/cart'
    block.replaceWith(anchor)
    anchor.append(block)
    await settle()
    expect(await violations(anchor)).to.deep.equal([])
  })

  it("keeps the server's HTML if its data is invalid", async () => {
    const errors = await errorsDuring(async () => {
      const block = await mount('cart-indicator', { showSubtotal: 'yes' }, SERVED)
      expect(block.textContent).to.equal('0')
    })
    expect(errors).to.deep.equal(['data-invalid'])
  })

  it("restores the server's HTML when it is removed", async () => {
    const block = await show(2)
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal('<span>0</span>')
    expect('initialized' in block.dataset).to.equal(false)
  })
})
