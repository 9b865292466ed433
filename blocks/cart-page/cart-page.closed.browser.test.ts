import { expect } from 'chai'
import { refreshCart } from '../../src/commerce/cart/page-cart'
import { mount, until, violations } from '../../test/mount'
import './cart-page'

const { fetch } = window

describe('<ashlar-cart-page> on a host of files', () => {
  afterEach(async () => {
    window.fetch = async () => Response.json({ entries: [] })
    await refreshCart()
    window.fetch = fetch
  })

  it('says that the shop is closed, and leads back', async () => {
    window.fetch = async () => new Response('<h1>Not found</h1>', { status: 404 })
    const block = await mount('cart-page', { continueShoppingLinkUrl: '/store' })
    const lead = await until(() => block.querySelector('p.lead[role=status]'))
    expect(lead.textContent).to.equal('The shop is closed: nothing can be ordered here.')
    expect(block.querySelector('a.button')?.getAttribute('href')).to.equal('/store')
    expect(block.querySelector('[role=alert]') === null).to.equal(true)
    expect(await violations(block)).to.deep.equal([])
  })
})
