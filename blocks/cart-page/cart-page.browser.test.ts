import { expect } from 'chai'
import Cookies from 'js-cookie'
import { refreshCart } from '../../src/commerce/cart/page-cart'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import { type FakeShop, openShop } from './cart-page.fixture'
import './cart-page'

const SERVED =
  '<p>2 bowls, 1 book</p><form method="get" action="#checkout"><button>Checkout</button></form><form class="place"><select name="country" aria-label="Country"><option>GB</option></select></form>'

describe('<ashlar-cart-page>', () => {
  let shop: FakeShop
  beforeEach(() => {
    shop = openShop()
    Cookies.set('hasCart', 'true')
  })
  afterEach(() => {
    shop.close()
    Cookies.remove('hasCart')
  })

  async function show(data: object = {}): Promise<HTMLElement> {
    const block = await mount('cart-page', data, SERVED)
    await refreshCart()
    await settle()
    return block
  }
  const one = <Kind extends Element = HTMLElement>(block: Element, selector: string): Kind => {
    const found = block.querySelector<Kind>(selector)
    if (!found) throw new Error(`no ${selector}`)
    return found
  }
  const named = (block: Element, label: string): HTMLElement => one(block, `[aria-label="${label}"]`)
  const totals = (block: Element): string[] =>
    [...block.querySelectorAll('.totals > div')].map(row =>
      [...row.children].map(c => c.textContent).join(' '),
    )
  const problems = (block: Element): string =>
    [...block.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).join('')
  function type(field: Element, text: string): void {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  // Must run first: later tests find the page's cart loaded.
  it("keeps the input in the server's cart from before it mounted", async () => {
    let answer = (): void => {}
    shop.gate = new Promise(done => {
      answer = done
    })
    const served = '<div><input name="quantity:1" value="2"><input name="code" value=""></div>'
    const block = await mount('cart-page', {}, served)
    const [quantity, code] = block.querySelectorAll('input')
    if (!quantity || !code) throw new Error('the server’s cart does not stand there')
    quantity.value = '5'
    code.value = 'KILN10'
    code.focus()
    answer()
    await until(() => shop.changes.includes('PUT entries/1 {"quantity":5}'))
    const field = one<HTMLInputElement>(block, '[name=code]')
    expect(field === code).to.equal(false)
    expect([field.value, document.activeElement === field]).to.deep.equal(['KILN10', true])
  })

  it('shows the lines and their totals, accessibly [CART-12]', async () => {
    const block = await show()
    const lines = [...block.querySelectorAll('.cart__entry')]
    expect(lines.map(line => one(line, '.cart__price').textContent)).to.deep.equal(['£168.00', '£18.00'])
    expect(one(block, '.cart__what').textContent).to.equal('BowlsInk£90.00 £84.00')
    expect(totals(block)).to.deep.equal([
      'Subtotal £186.00',
      'Shipping: Post £5.00',
      'VAT £3.00',
      'Total £194.00',
    ])
    expect(one(block, '.cart__tools a').getAttribute('href')).to.equal('/')
    expect(await violations(block)).to.deep.equal([])
  })

  it('updates a quantity immediately, and sends it after typing', async () => {
    const block = await show()
    const field = named(block, 'Quantity of Bowls, Ink')
    type(field, '1')
    type(field, '12')
    await until(() => one(block, '.cart__price').textContent === '£1,008.00')
    expect(shop.changes).to.deep.equal([])
    named(block, 'Decrease the quantity of Bowls, Ink').click()
    await until(() => shop.changes.length)
    expect(shop.changes).to.deep.equal(['PUT entries/1 {"quantity":11}'])
    await until(() => totals(block)[0] === 'Subtotal £942.00')
  })

  it('shows why a quantity is not available, and restores the previous one [CART-15]', async () => {
    const block = await show()
    shop.refusal = { status: 400, error: 'Only 3 left.' }
    const field = named(block, 'Quantity of Bowls, Ink') as HTMLInputElement
    type(field, '4')
    await until(() => problems(block) === 'Unable to update quantity. Only 3 left.')
    expect(field.value).to.equal('2')
    expect(field.getAttribute('aria-invalid')).to.equal('true')
  })

  it('removes a line, and restores it', async () => {
    const block = await show()
    const button = named(block, 'Remove Bowls, Ink')
    button.focus()
    button.click()
    const undo = await until(() => block.querySelector<HTMLElement>('.cart__removed button'))
    expect(one(block, '.cart__removed').textContent).to.equal('Bowls, Ink has been removed.Undo')
    await until(() => document.activeElement === undo)
    await until(() => totals(block)[0] === 'Subtotal £18.00')
    undo.click()
    await until(() => shop.changes.length === 2)
    expect(shop.changes).to.deep.equal([
      'DELETE entries/1',
      'POST entries {"itemId":"bowls","sku":"BOWL","quantity":2}',
    ])
    await until(() => totals(block)[0] === 'Subtotal £186.00' && !block.querySelector('.cart__removed'))
  })

  it('restores a line that could not be removed, and reports it [CART-15]', async () => {
    const block = await show()
    shop.refusal = { status: 409, error: 'This cart has been bought meanwhile.' }
    named(block, 'Remove Book').click()
    await until(() => problems(block) === 'Unable to remove item. This cart has been bought meanwhile.')
    expect(block.querySelectorAll('.cart__entry').length).to.equal(2)
  })

  it('applies a valid code, rejects an invalid one, and removes it', async () => {
    const block = await show()
    const field = one<HTMLInputElement>(block, '[name=code]')
    const apply = one(block, '.cart__coupon button')
    shop.refusal = { status: 404, error: 'This code is not valid.' }
    type(field, 'NO')
    apply.click()
    await until(() => problems(block) === 'This code is not valid.')
    type(field, 'KILN10')
    apply.click()
    await until(() => totals(block)[1] === 'Discount (KILN10) −£10.00')
    await until(() => field.value === '' && problems(block) === '')
    named(block, 'Remove KILN10').click()
    await until(() => totals(block)[1] === 'Shipping: Post £5.00')
  })

  it('shows the amount paid by gift cards, and the amount due', async () => {
    shop.giftCardCents = 5000
    expect(totals(await show()).slice(-2)).to.deep.equal(['Gift card −£50.00', 'To pay £144.00'])
  })

  it("offers shipping options, and asks for the address in the server's own form", async () => {
    const block = await show()
    one(block, '[value=courier]').click()
    await until(() => totals(block)[1] === 'Shipping: Courier £15.00')
    one<HTMLFormElement>(block, 'form.place').requestSubmit()
    await until(() => shop.changes.length === 2)
    expect(shop.changes[1]).to.equal('PUT location {"country":"GB","region":"","postalCode":""}')
  })

  it('enforces the minimum order [CART-14]', async () => {
    shop.minimumCents = 20_000
    const block = await show()
    const text = 'To check out, your order subtotal must be £200.00 or more.'
    expect(one(block, '.cart__minimum').textContent).to.equal(text)
    expect(one<HTMLButtonElement>(block, 'form[action] button').disabled).to.equal(true)
  })

  it('blocks the checkout without a cart cookie [CART-01] [CART-02]', async () => {
    const block = await show()
    const alerts: string[] = []
    const { alert } = window
    window.alert = text => alerts.push(`${text}`)
    Cookies.remove('hasCart')
    one(block, 'form[action] button').click()
    await until(() => problems(block))
    window.alert = alert
    const text =
      'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.'
    expect([alerts, problems(block)]).to.deep.equal([[text], text])
  })

  it('opens the checkout only after pending changes have been answered', async () => {
    const block = await show()
    const form = one<HTMLFormElement>(block, 'form[action]')
    let sentBefore = -1
    form.submit = () => {
      sentBefore = shop.changes.length
    }
    expect(form.getAttribute('action')).to.equal('#checkout')
    named(block, 'Increase the quantity of Book').click()
    one(form, 'button').click()
    await until(() => sentBefore === 1)
    shop.refusal = { status: 400, error: 'Only 2 left.' }
    named(block, 'Increase the quantity of Book').click()
    sentBefore = -1
    one(form, 'button').click()
    await until(() => problems(block) === 'Unable to update quantity. Only 2 left.')
    expect(sentBefore).to.equal(-1)
  })

  it('shows the empty cart without the room of its list, and a link back to the shop', async () => {
    shop.lines = []
    const block = await show({ continueShoppingLinkUrl: '/shop' })
    expect(one(block, '.lead').textContent).to.equal('You have nothing in your shopping cart.')
    expect(one(block, 'a.button').getAttribute('href')).to.equal('/shop')
    expect(one(block, '.cart__bag ~ div ul').offsetHeight).to.equal(0)
  })

  it("keeps and restores the server's cart if its data is invalid or it is removed", async () => {
    const errors = await errorsDuring(async () => {
      const block = await mount('cart-page', { continueShoppingLinkUrl: 7 }, SERVED)
      expect(block.innerHTML).to.equal(SERVED)
    })
    expect(errors).to.deep.equal(['data-invalid'])
    const block = await show()
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(SERVED)
  })
})
