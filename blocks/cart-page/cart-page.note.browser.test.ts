import { expect } from 'chai'
import Cookies from 'js-cookie'
import { refreshCart } from '../../src/commerce/cart/page-cart'
import { mount, settle, until, violations } from '../../test/mount'
import { type FakeShop, openShop } from './cart-page.fixture'
import './cart-page'

describe('<ashlar-cart-page> with a note', () => {
  let shop: FakeShop
  beforeEach(() => {
    shop = openShop()
    Cookies.set('hasCart', 'true')
  })
  afterEach(() => {
    shop.close()
    Cookies.remove('hasCart')
  })

  function fieldIn(block: Element): HTMLTextAreaElement {
    const field = block.querySelector('textarea')
    if (!field) throw new Error('there is no note')
    return field
  }
  async function show(data: object = {}): Promise<HTMLElement> {
    const block = await mount('cart-page', { askNote: true, ...data })
    await refreshCart()
    await settle()
    return block
  }
  function type(field: HTMLTextAreaElement, text: string): void {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
    field.focus()
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  // Must run first: later tests find the page's cart loaded.
  it('keeps a note that was typed before it mounted', async () => {
    let answer = (): void => {}
    shop.gate = new Promise(done => {
      answer = done
    })
    const served = '<form class="cart__note"><textarea name="note"></textarea></form>'
    const block = await mount('cart-page', { askNote: true }, served)
    const before = fieldIn(block)
    before.value = 'Leave it with the neighbour'
    before.focus()
    answer()
    await until(() => shop.changes.includes('PUT note {"note":"Leave it with the neighbour"}'))
    const field = fieldIn(block)
    expect([field === before, field.value]).to.deep.equal([false, 'Leave it with the neighbour'])
    expect(document.activeElement === field).to.equal(true)
  })

  it('has no note unless the page asks for one', async () => {
    const block = await show({ askNote: false })
    expect(block.querySelector('textarea') === null).to.equal(true)
  })

  it('stores the latest text, immediately when the field loses focus', async () => {
    const block = await show()
    const field = fieldIn(block)
    type(field, 'As a pres')
    type(field, 'As a present')
    field.blur()
    await until(() => shop.changes.length)
    expect(shop.changes).to.deep.equal(['PUT note {"note":"As a present"}'])
    // Changes from another tab show once the visitor stops typing here.
    shop.note = 'From elsewhere'
    await refreshCart()
    await until(() => field.value === 'From elsewhere')
    expect(await violations(block)).to.deep.equal([])
  })

  it('sends the input before the checkout', async () => {
    const block = await show()
    const form = block.querySelector<HTMLFormElement>('form[action]')
    let sentBefore: readonly string[] | undefined
    if (!form) throw new Error('there is no checkout')
    form.submit = () => {
      sentBefore = [...shop.changes]
    }
    type(fieldIn(block), 'Ring twice')
    form.requestSubmit()
    await until(() => sentBefore)
    expect(sentBefore).to.deep.equal(['PUT note {"note":"Ring twice"}'])
  })

  it('shows why a note is not stored, and keeps its text', async () => {
    const block = await show()
    const field = fieldIn(block)
    shop.refusal = { status: 400, error: 'That is too long.' }
    type(field, 'A long story')
    field.blur()
    await until(() => block.querySelector('.cart__note .problem')?.textContent === 'That is too long.')
    expect([field.value, field.getAttribute('aria-invalid')]).to.deep.equal(['A long story', 'true'])
  })

  it('shows only lines, note, totals and checkout in compact mode', async () => {
    const block = await show({ compact: true })
    const parts = ['.cart__entry', '.cart__content textarea', '.totals', 'form[action]']
    expect(parts.every(part => block.querySelector(part))).to.equal(true)
    const others = ['.cart__coupon', '.cart__ways', '.cart__tools']
    expect(others.filter(part => block.querySelector(part))).to.deep.equal([])
  })
})
