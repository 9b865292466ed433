import { expect } from 'chai'
import { refreshCart } from '../../src/commerce/cart/page-cart'
import { $site } from '../../src/site/core/site'
import { mount, until, violations } from '../../test/mount'
import './cart-page'

const { fetch } = window

const page404 = async (): Promise<Response> => new Response('<h1>Not found</h1>', { status: 404 })

afterEach(async () => {
  $site.set({})
  window.fetch = async () => Response.json({ entries: [] })
  await refreshCart()
  window.fetch = fetch
})

describe('<ashlar-cart-page> whose first answer is broken', () => {
  it('keeps the server’s cart, says that it does not load, and asks again', async () => {
    window.fetch = page404
    const served = '<form><input name="quantity-1" value="2" aria-label="Quantity of Bowls"></form>'
    const block = await mount('cart-page', {}, served)
    const alert = await until(() => block.querySelector('[role=alert]'))
    expect(alert.textContent).to.match(/^This service is temporarily unavailable\. Please try again later\. /)
    expect(block.querySelector('input')?.value).to.equal('2')
    expect(await violations(block)).to.deep.equal([])

    const entries = [{ id: '1', title: 'Bowls', quantity: 2, unitPriceCents: 8400 }]
    window.fetch = async () => Response.json({ entries, totalQuantity: 2 })
    alert.querySelector('button')?.click()
    await until(() => !block.querySelector('.problem button') && /Bowls/.test(block.textContent ?? ''))
  })

  for (const [what, answer] of [
    ['a page', () => new Response('<!doctype html>')],
    ['half a cart', () => new Response('{"entries":[{"id":')],
    ['an empty object', () => Response.json({})],
    ['a page that refuses', () => new Response('<h1>No</h1>', { status: 403 })],
    ['a missing page', () => new Response('<h1>Not found</h1>', { status: 404 })],
  ] as const) {
    it(`keeps its lines after ${what}`, async () => {
      const entries = [{ id: '1', title: 'Bowls', quantity: 2, unitPriceCents: 8400 }]
      window.fetch = async () => Response.json({ entries, totalQuantity: 2 })
      await refreshCart()
      const block = await mount('cart-page', {})
      await until(() => /Bowls/.test(block.textContent ?? ''))
      window.fetch = async () => answer()
      await refreshCart()
      await until(() => block.querySelector('.problem button'))
      expect(block.textContent).to.match(/Bowls/)
      expect(block.textContent).not.to.match(/closed|nothing in your/)
    })
  }
})

describe('<ashlar-cart-page> of a shop that the page says is closed', () => {
  it('says so, and leads back', async () => {
    $site.set({ cart: { closed: true } })
    window.fetch = page404
    await refreshCart()
    const block = await mount('cart-page', { continueShoppingLinkUrl: '/store' })
    const lead = await until(() => block.querySelector('p.lead[role=status]'))
    expect(lead.textContent).to.equal('The shop is closed: nothing can be ordered here.')
    expect(block.querySelector('a.button')?.getAttribute('href')).to.equal('/store')
    expect(block.querySelector('[role=alert]') === null).to.equal(true)
    expect(await violations(block)).to.deep.equal([])
  })
})
