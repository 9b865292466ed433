import { expect } from 'chai'
import { closeNewest, openClosable } from '../../src/overlays/escape-stack'
import { $site } from '../../src/site/core/site'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import '../product/product'
import './quick-view'
import { JUG, REQUEST } from './quick-view.fixture'

const { fetch } = window

/** Calls of the block to its site. */
let calls: { readonly method: string; readonly path: string }[] = []
let answer: (path: string) => Promise<Response> = async () => new Response(null, { status: 404 })

beforeEach(() => {
  calls = []
  answer = async () => new Response(null, { status: 404 })
  window.fetch = (url, { method = 'GET' } = {}) => {
    const { pathname: path } = new URL(`${url}`, location.href)
    calls.push({ method, path })
    return answer(path)
  }
})
afterEach(() => {
  window.fetch = fetch
  $site.set({})
})

const dialogIn = (host: Element): Promise<HTMLDialogElement> => until(() => host.querySelector('dialog'))
const textOf = (host: Element, selector: string): string | undefined =>
  host.querySelector(selector)?.textContent.trim()

describe('<ashlar-quick-view>', () => {
  it('shows a product above the page, in an accessible dialog with a name and the focus', async () => {
    const host = await mount('quick-view', { ...REQUEST, product: JUG })
    const dialog = await dialogIn(host)
    expect(dialog.matches(':modal')).to.equal(true)
    expect(dialog.ariaLabel).to.equal('Jug')
    expect(dialog.contains(document.activeElement)).to.equal(true)
    await until(() => textOf(host, '.product-price') === 'from $50.00')
    expect(host.querySelectorAll('select option')).to.have.length(3)
    expect(host.querySelector('ashlar-product img')?.getAttribute('alt')).to.equal('A jug')
    expect(textOf(host, '.sqs-add-to-cart-button')).to.equal('Add To Cart')
    expect(host.querySelector('.quick-view__page')?.getAttribute('href')).to.equal('/shop/p/jug')
    expect(calls.map(({ path }) => path)).to.deep.equal([])
    expect(await violations(host)).to.deep.equal([])
  })

  it('restores page and focus when it closes, and leaves nothing behind', async () => {
    const opener = document.body.appendChild(document.createElement('button'))
    opener.focus()
    const host = await mount('quick-view', { ...REQUEST, product: JUG })
    const dialog = await dialogIn(host)
    expect(getComputedStyle(document.body).overflowY).to.equal('hidden')
    dialog.querySelector<HTMLElement>('.quick-view__close')?.click()
    await until(() => !host.isConnected)
    await until(() => document.activeElement === opener)
    await settle()
    expect(document.documentElement.getAttribute('style')).to.equal(null)
    expect(host.innerHTML).to.equal('')
  })

  it('is the next overlay that Escape closes, whatever was open before', async () => {
    let isOlderOpen = true
    const leave = openClosable(() => (isOlderOpen = false))
    const host = await mount('quick-view', { ...REQUEST, product: JUG })
    await dialogIn(host)
    expect(closeNewest()).to.equal(true)
    await until(() => !host.isConnected)
    expect(isOlderOpen).to.equal(true)
    leave()
    expect(closeNewest()).to.equal(false)
  })

  it('closes on a press beside it, but not inside', async () => {
    const host = await mount('quick-view', { ...REQUEST, product: JUG })
    const dialog = await dialogIn(host)
    host.querySelector<HTMLElement>('.quick-view__body')?.click()
    await settle()
    expect(dialog.open).to.equal(true)
    dialog.click()
    await until(() => !host.isConnected)
  })

  it('unlocks the page if the page removes the block', async () => {
    const host = await mount('quick-view', { ...REQUEST, product: JUG })
    await dialogIn(host)
    host.remove()
    await until(() => !document.documentElement.hasAttribute('style'))
  })

  it('neither writes the chosen variant to the address nor reads it from there', async () => {
    const before = location.href
    history.replaceState(null, '', '?option.Glaze=Sand')
    const host = await mount('quick-view', { ...REQUEST, product: JUG })
    const select = await until(() => host.querySelector('select'))
    expect(select.value).to.equal('')
    const { href } = location
    select.value = 'Ink'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => textOf(host, '.product-price') === '$51.00')
    expect(location.href).to.equal(href)
    history.replaceState(null, '', before)
  })

  it("requests a product that is not in the page's data", async () => {
    let give: (response: Response) => void = () => {}
    answer = () => new Promise(done => (give = done))
    const host = await mount('quick-view', { ...REQUEST, product: { itemId: 'jug', price: 5000 } })
    await until(() => textOf(host, '.quick-view__said') === 'Loading…')
    await until(() => calls.length)
    expect(calls).to.deep.equal([{ method: 'GET', path: '/api/commerce/products/jug' }])
    give(Response.json(JUG))
    await until(() => textOf(host, '.product-price') === 'from $50.00')
    expect(host.querySelector('.quick-view__said') === null).to.equal(true)
  })

  for (const [what, given, said] of [
    [
      'is unknown [ERR-15]',
      { status: 404, json: { error: 'There is no such product.' } },
      'Unable to locate content',
    ],
    [
      'is none [ERR-14] [ERR-16]',
      { status: 200, json: ['jug'] },
      'Something went wrongPlease try again.Try again',
    ],
    ['is an empty object', { status: 200, json: {} }, 'Something went wrongPlease try again.Try again'],
    [
      'is a refusal',
      { status: 200, json: { success: false } },
      'Something went wrongPlease try again.Try again',
    ],
    [
      'is wrong',
      { status: 200, json: { ...JUG, variants: [{ price: -1 }] } },
      'This product could not be loaded.',
    ],
  ] as const) {
    it(`says so and leads to its page where a product ${what}`, async () => {
      answer = async () => Response.json(given.json, { status: given.status })
      let host: HTMLElement | undefined
      const codes = await errorsDuring(async () => {
        host = await mount('quick-view', REQUEST)
        await until(() => host && textOf(host, '[role=alert]'))
      })
      expect(codes).to.deep.equal(what === 'is wrong' ? ['data-invalid'] : [])
      expect(host && textOf(host, '[role=alert]')).to.equal(said)
      expect(host?.querySelector('.quick-view__page')?.getAttribute('href')).to.equal('/shop/p/jug')
      expect(host && (await violations(host))).to.deep.equal([])
    })
  }

  it('reports a lost connection, and retries when its button is pressed [ERR-14] [ERR-16]', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    const host = await mount('quick-view', REQUEST)
    await until(
      () => textOf(host, '[role=alert]') === 'Network errorPlease check your internet connection.Try again',
    )
    expect(await violations(host)).to.deep.equal([])
    answer = async () => Response.json(JUG)
    host.querySelector<HTMLElement>('[role=alert] button')?.click()
    await until(() => textOf(host, '.product-price') === 'from $50.00')
  })

  it('counts the view, and ignores the response [PROD-21]', async () => {
    $site.set({ consent: 'compat' })
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    const codes = await errorsDuring(async () => {
      const host = await mount('quick-view', { ...REQUEST, itemId: 'jug/2', product: JUG })
      await until(() => calls.length)
      await until(() => textOf(host, '.product-price'))
    })
    expect(calls).to.deep.equal([{ method: 'POST', path: '/api/census/RecordQuickView/jug%2F2' }])
    expect(codes).to.deep.equal([])
  })

  it('shows nothing, and makes no call, until it has a product', async () => {
    const host = await mount('quick-view', {})
    expect(host.querySelector('dialog') === null).to.equal(true)
    host.dataset['blockJson'] = JSON.stringify({ ...REQUEST, product: JUG })
    await dialogIn(host)
    expect(document.querySelectorAll('dialog')).to.have.length(1)
  })
})
