import { expect } from 'chai'
import { $site } from '../../../src/site/core/site'
import { errorsDuring, settle, until } from '../../../test/mount'
import { start } from './drawer-links'

const ASKS =
  '<a id="link" href="/cart">Cart <span data-ashlar-cart data-block-json=\'{"opens":"drawer","openOnAdd":true,"drawer":{"askNote":true}}\'>0</span></a>'

describe('links that open the cart drawer', () => {
  let loads: string[] = []
  let followed: string[] = []
  let fails = false
  const { open } = window

  /** Starts the feature on that page. Unhandled clicks do not navigate. */
  function begin(html: string, context = {}): void {
    document.body.innerHTML = html
    $site.set(context)
    const load = async (name: string) => {
      loads.push(name)
      if (fails) throw new Error('not there')
      return []
    }
    start({ errors: [], questions: [], $site, found: () => {}, load })
  }
  const drawer = () => document.querySelector<HTMLElement>('ashlar-cart-drawer')
  const dataOf = (element: HTMLElement) => JSON.parse(element.dataset['blockJson'] ?? '')
  /** Whether a click on that element would lead away. */
  function click(selector: string, keys: MouseEventInit = {}): boolean {
    let leads = true
    const stay = (event: Event): void => {
      leads = !event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', stay, { once: true })
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
    document.querySelector(selector)?.dispatchEvent(event)
    return leads
  }

  beforeEach(() => {
    loads = []
    followed = []
    fails = false
    window.open = url => {
      followed.push(new URL(`${url}`, location.href).pathname)
      return null
    }
  })
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    $site.set({})
    window.open = open
  })

  it('open the drawer with their settings, and load nothing before', async () => {
    begin(ASKS)
    await settle()
    expect(loads).to.deep.equal([])
    expect(click('#link span')).to.equal(false)
    const shown = await until(drawer)
    expect(new Set(loads)).to.deep.equal(new Set(['cart-drawer', 'cart-page']))
    expect(dataOf(shown)).to.deep.equal({ cartUrl: '/cart', cart: { askNote: true } })
    expect(document.activeElement?.id).to.equal('link')
    click('#link')
    await settle()
    expect(document.querySelectorAll('ashlar-cart-drawer').length).to.equal(1)
  })

  it('load the drawer on hover or focus', () => {
    begin(ASKS)
    for (const type of ['pointerover', 'focusin']) {
      loads = []
      document.querySelector('#link span')?.dispatchEvent(new Event(type, { bubbles: true }))
      expect(loads).to.deep.equal(['cart-drawer', 'cart-page'])
    }
  })

  it('navigate to the cart page on modified clicks, without a setting, and inside the drawer', async () => {
    begin(`${ASKS}<a id="plain" href="/cart">Cart</a>`)
    expect(click('#link', { ctrlKey: true })).to.equal(true)
    expect(click('#plain')).to.equal(true)
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    const inside = '<ashlar-cart-drawer><a id="inside" href="/cart">View cart</a></ashlar-cart-drawer>'
    begin(`<a id="plain" href="/cart">Cart</a>${inside}`, { cart: { opens: 'drawer' } })
    expect([click('#plain'), click('#inside')]).to.deep.equal([false, true])
  })

  it('navigate to the cart page if the drawer fails to load, and on the cart page', async () => {
    begin(ASKS)
    fails = true
    expect(
      await errorsDuring(async () => {
        click('#link')
        await until(() => followed.length)
      }),
    ).to.deep.equal(['start-failed'])
    expect(document.querySelector('#link[aria-busy]') === null).to.equal(true)
    fails = false
    document.body.append(cartRoot())
    await errorsDuring(async () => {
      click('#link')
      await until(() => followed.length === 2)
    })
    expect(followed).to.deep.equal(['/cart', '/cart'])
    expect(drawer() === null).to.equal(true)
  })

  const tell = (action: string, more = {}) =>
    document.dispatchEvent(new CustomEvent('ashlar:cart', { detail: { action, ...more } }))

  it('open the drawer when an item is added, if the page asks for it', async () => {
    begin(ASKS)
    tell('set-quantity')
    tell('add', { isPutBack: true })
    await settle()
    expect(drawer() === null).to.equal(true)
    tell('add')
    expect(dataOf(await until(drawer))).to.deep.equal({ cartUrl: '/cart', cart: { askNote: true } })
  })

  for (const [why, html, context] of [
    ['the page does not want it', ASKS.replace('"openOnAdd":true,', ''), {}],
    ['the cart fills the page', `${ASKS}<div data-cart-root></div>`, {}],
    ['the checkout comes at once', ASKS, { storeSettings: { expressCheckout: true } }],
  ] as const) {
    it(`do not open the drawer when an item is added if ${why}`, async () => {
      begin(html, context)
      tell('add')
      await settle()
      expect(drawer() === null).to.equal(true)
      expect(loads).to.deep.equal([])
    })
  }
})

function cartRoot(): HTMLElement {
  const root = document.createElement('div')
  root.dataset['cartRoot'] = ''
  return root
}
