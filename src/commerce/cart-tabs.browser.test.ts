import { expect } from 'chai'
import Cookies from 'js-cookie'
import { settle, until } from '../../test/mount'
import { $cart, CART_CHANNEL, changeQuantity, refreshCart } from './cart/page-cart'

const realFetch = window.fetch

describe('the cart of several tabs', () => {
  let quantity = 1
  let calls: { method: string; path: string; keepalive: boolean | undefined }[] = []
  const count = (): number => $cart.get().cart.totalQuantity
  let hidden: Document['visibilityState'] = 'visible'

  before(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => hidden })
    window.fetch = async (url, { method = 'GET', keepalive, body } = {}) => {
      calls.push({ method, path: new URL(`${url}`, location.href).pathname, keepalive })
      if (method === 'PUT') ({ quantity } = JSON.parse(`${body}`))
      const entries = [{ id: '1', itemId: 'bowls', sku: 'A', quantity, unitPriceCents: 100 }]
      return Response.json({ entries, totalQuantity: quantity })
    }
  })
  beforeEach(async () => {
    hidden = 'visible'
    quantity = 1
    Cookies.set('hasCart', 'true')
    await refreshCart()
    calls = []
  })
  after(() => {
    Reflect.deleteProperty(document, 'visibilityState')
    window.fetch = realFetch
    otherTab.close()
    Cookies.remove('hasCart')
  })

  const otherTab = new BroadcastChannel(CART_CHANNEL)

  it('shows what another tab has changed [CART-08]', async () => {
    quantity = 4
    otherTab.postMessage('add')
    await until(() => count() === 4)
    expect(calls.map(({ method }) => method)).to.deep.equal(['GET'])
  })

  it('reloads when the tab becomes visible after another tab changed it', async () => {
    hidden = 'hidden'
    quantity = 7
    const other = new BroadcastChannel(CART_CHANNEL)
    const heard = new Promise(done => {
      other.onmessage = done
    })
    otherTab.postMessage('add')
    // One tab's message has reached the others as well.
    await heard
    other.close()
    await settle()
    expect([count(), calls.length]).to.deep.equal([1, 0])
    hidden = 'visible'
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => count() === 7)
  })

  it('reloads after it was bought in another tab, and only then', async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(calls).to.deep.equal([])
    Cookies.remove('hasCart')
    quantity = 2
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => count() === 2)
  })

  it('notifies the other tabs of confirmed changes', async () => {
    const heard = new Promise<unknown>(done => {
      otherTab.onmessage = ({ data }) => done(data)
    })
    await changeQuantity('1', 3)
    expect(await heard).to.equal('set-quantity')
    otherTab.onmessage = null
  })

  it('sends a change immediately when the page is left, in a call that outlives it', async () => {
    const change = changeQuantity('1', 9)
    expect(calls).to.deep.equal([])
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    await until(() => calls.length)
    expect(calls[0]).to.deep.equal({
      method: 'PUT',
      path: '/api/commerce/shopping-cart/entries/1',
      keepalive: true,
    })
    await change
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await until(() => count() === 9)
  })

  it('reloads and listens again when the page returns from the back/forward cache', async () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    quantity = 5
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await until(() => count() === 5)
    quantity = 6
    otherTab.postMessage('add')
    await until(() => count() === 6)
    // A new page has already loaded the cart.
    calls = []
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    await settle()
    expect(calls).to.deep.equal([])
  })
})
