import { expect } from 'chai'
import { refreshCart } from '../../src/commerce/cart/page-cart'
import { $site } from '../../src/site/core/site'
import { mount, settle, until } from '../../test/mount'
import { SERVER_HTML, SHIRT_JSON } from './product.fixture'
import './product'

const CLOSED = 'The shop is closed: nothing can be ordered here. To order, please write to kiln@example.com.'

const { fetch } = window

describe('<ashlar-product> on a host of files', () => {
  let calls: string[] = []
  beforeEach(() => {
    calls = []
    $site.set({ adopt: 'legacy', websiteSettings: { contactEmail: 'kiln@example.com' } })
    window.fetch = async (_, { method = 'GET' } = {}) => {
      calls.push(method)
      return new Response('<h1>Not found</h1>', { status: 404 })
    }
  })
  afterEach(async () => {
    // Opens the shop again for the next test.
    window.fetch = async () => Response.json({ entries: [] })
    await refreshCart()
    window.fetch = fetch
    $site.set({})
  })

  const row = (host: Element): HTMLElement =>
    host.querySelector<HTMLElement>('.sqs-add-to-cart-button-wrapper') ?? expect.fail('no button')
  const message = (host: Element): string => host.querySelector('.product-message')?.textContent ?? ''

  // Must run first: later tests find the page's cart loaded.
  it('says that the shop is closed before the visitor orders', async () => {
    const link = document.createElement('a')
    link.href = '/cart'
    link.className = 'sqs-custom-cart'
    link.append('Cart')
    document.body.append(link)
    const host = await mount('product', SHIRT_JSON, SERVER_HTML)
    expect([row(host).checkVisibility(), calls.length]).to.deep.equal([true, 0])

    host.dispatchEvent(new PointerEvent('pointerenter'))
    await until(() => message(host) === CLOSED)
    expect([row(host).checkVisibility(), link.checkVisibility()]).to.deep.equal([false, false])
    choose(host)
    await settle()
    expect(message(host)).to.equal(CLOSED)

    // The visit remembers: the next product needs no call.
    calls = []
    const next = await mount('product', SHIRT_JSON, SERVER_HTML)
    expect(message(next)).to.equal(CLOSED)
    expect([row(next).checkVisibility(), calls.length]).to.deep.equal([false, 0])
    next.remove()
    await settle()
    expect(row(next).style.display).to.equal('')
    link.remove()
  })

  it('shows its button again when the shop opens', async () => {
    await refreshCart()
    const host = await mount('product', SHIRT_JSON, SERVER_HTML)
    expect(message(host)).to.equal(CLOSED)
    host.dispatchEvent(new PointerEvent('pointerenter'))
    window.fetch = async () => Response.json({ entries: [] })
    await refreshCart()
    await until(() => message(host) === '')
    expect(row(host).checkVisibility()).to.equal(true)
  })

  it('says so if only JSON describes the product', async () => {
    await refreshCart()
    const host = await mount('product', SHIRT_JSON)
    await until(() => message(host) === CLOSED)
    expect(row(host).checkVisibility()).to.equal(false)
  })
})

function choose(host: Element): void {
  const select = host.querySelector('select') ?? expect.fail('no options')
  select.value = 'Small'
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
