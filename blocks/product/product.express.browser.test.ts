import { expect } from 'chai'
import Cookies from 'js-cookie'
import { $site } from '../../src/site/core/site'
import { mount, until } from '../../test/mount'
import { SERVER_HTML, SHIRT_JSON } from './product.fixture'
import './product'

const { fetch, alert } = window
const CART = { newlyAdded: {}, shoppingCart: { id: 'c', entries: [], totalQuantity: 1 } }

describe('a product with an express checkout', () => {
  let alerts: string[] = []
  let status = 200
  beforeEach(() => {
    alerts = []
    status = 200
    window.alert = text => alerts.push(`${text}`)
    window.fetch = async () =>
      status === 200 ? Response.json(CART) : Response.json({ error: 'Only 1 left.' }, { status })
    $site.set({ storeSettings: { expressCheckout: true } })
    Cookies.set('hasCart', 'true')
  })
  afterEach(() => {
    Object.assign(window, { fetch, alert })
    $site.set({})
    Cookies.remove('hasCart')
    history.replaceState(null, '', location.pathname)
  })

  async function add(): Promise<HTMLElement> {
    history.replaceState(null, '', '?option.Size=Small&option.Colour=Blue')
    const host = await mount('product', { ...SHIRT_JSON, checkoutUrl: '#checkout' }, SERVER_HTML)
    host.querySelector<HTMLElement>('.sqs-add-to-cart-button')?.click()
    return host
  }

  it('is blocked without a cart cookie, with an alert [CART-01] [CART-02]', async () => {
    Cookies.remove('hasCart')
    await add()
    await until(() => alerts.length)
    expect(alerts).to.deep.equal([
      'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
    ])
    expect(location.hash).to.equal('')
  })

  it('stays on the page if adding fails, and shows why', async () => {
    status = 400
    const host = await add()
    await until(() => host.querySelector('.product-message')?.textContent?.includes('Only 1 left.'))
    expect([location.hash, alerts]).to.deep.equal(['', []])
  })

  it('stays on the page in a shop without one', async () => {
    $site.set({ storeSettings: { expressCheckout: false } })
    const host = await add()
    await until(() => host.querySelector('.product-message a'))
    expect(location.hash).to.equal('')
  })
})
