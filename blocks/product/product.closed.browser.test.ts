import { expect } from 'chai'
import { SLOW_MS } from '../../src/commerce/cart/change-queue'
import { $site } from '../../src/site/core/site'
import { mount, until } from '../../test/mount'
import { SERVER_HTML, SHIRT_JSON } from './product.fixture'
import './product'

const CLOSED = 'The shop is closed: nothing can be ordered here. To order, please write to kiln@example.com.'
const AWAY =
  'This service is temporarily unavailable. Please try again later. To order, please write to kiln@example.com.'
const SETTINGS = { websiteSettings: { contactEmail: 'kiln@example.com' } }

const { fetch } = window

const row = (host: Element): HTMLElement =>
  host.querySelector<HTMLElement>('.sqs-add-to-cart-button-wrapper') ?? expect.fail('no button')
const message = (host: Element): string => host.querySelector('.product-message')?.textContent ?? ''

afterEach(() => {
  window.fetch = fetch
  $site.set({})
})

describe('<ashlar-product> whose cart gives a broken answer', () => {
  let calls: string[] = []
  let reply = (): Response => new Response('<h1>Not found</h1>', { status: 404 })
  beforeEach(() => {
    calls = []
    window.fetch = async (_, { method = 'GET' } = {}) => {
      calls.push(method)
      return reply()
    }
  })

  // Must run first: later tests find the page's cart loaded.
  it('says so on a saved page before the visitor orders, keeps its button, and takes it back', async () => {
    $site.set({ adopt: 'legacy', ...SETTINGS })
    const link = Object.assign(document.createElement('a'), { href: '/cart', className: 'sqs-custom-cart' })
    link.append('Cart')
    document.body.append(link)
    const host = await mount('product', SHIRT_JSON, SERVER_HTML)
    expect([row(host).checkVisibility(), calls.length]).to.deep.equal([true, 0])

    host.dispatchEvent(new PointerEvent('pointerenter'))
    await until(() => message(host) === AWAY)
    expect([row(host).checkVisibility(), link.checkVisibility()]).to.deep.equal([true, true])

    // The next product asks again.
    calls = []
    reply = () => Response.json({ entries: [] })
    const next = await mount('product', SHIRT_JSON, SERVER_HTML)
    expect([message(next), row(next).checkVisibility()]).to.deep.equal(['', true])
    next.dispatchEvent(new PointerEvent('pointerenter'))
    await until(() => message(host) === '')
    expect([message(next), new Set(calls)]).to.deep.equal(['', new Set(['GET'])])
    link.remove()
  })

  for (const [what, answer] of [
    ['a page', () => new Response('<!doctype html>')],
    ['half a cart', () => new Response('{"shoppingCart":{"entries":[')],
    ['null', () => Response.json(null)],
    ['a page that refuses', () => new Response('<h1>No</h1>', { status: 403 })],
    ['a missing page', () => new Response('<h1>Not found</h1>', { status: 404 })],
  ] as const) {
    it(`stays open after ${what}, and adds at the next press`, async () => {
      $site.set(SETTINGS)
      reply = answer
      const host = await mount('product', SHIRT_JSON, SERVER_HTML)
      choose(host)
      const button = row(host).querySelector<HTMLElement>('[role=button], button') ?? expect.fail('no button')
      button.click()
      await until(() => message(host) === `Something went wrong. ${AWAY}`)
      expect(row(host).checkVisibility()).to.equal(true)
      reply = () => Response.json({ shoppingCart: { entries: [] }, entries: [] })
      button.click()
      await until(() => /cart/i.test(message(host)) && !/wrong/.test(message(host)))
    })
  }
})

describe('<ashlar-product> with a silent server', () => {
  const { setTimeout } = window
  afterEach(() => {
    window.setTimeout = setTimeout
  })

  const single = {
    ...SHIRT_JSON,
    variantAttributeNames: [],
    variants: [{ sku: 'S', price: 1000, unlimited: true }],
  }
  for (const [what, data, html] of [
    ['the server’s HTML', SHIRT_JSON, SERVER_HTML],
    ['only JSON', single, ''],
  ] as const) {
    it(`says that it is still trying until it has an answer, with ${what}`, async () => {
      let pass = (): void => {}
      let answer = (_: Response): void => {}
      window.fetch = () =>
        new Promise(done => {
          answer = done
        })
      const host = await mount('product', data, html, element => {
        element.lang = 'en'
      })
      await until(() => host.querySelector('button'))
      host.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      if (html) choose(host)
      window.setTimeout = ((work: () => void, ms: number) => {
        if (ms !== SLOW_MS) return setTimeout(work, ms)
        pass = work
        return 0
      }) as typeof setTimeout
      row(host).querySelector('button')?.click()
      await until(() => row(host).querySelector('[aria-busy=true]'))
      await until(() => {
        pass()
        return message(host) === 'Still trying: the shop is slow to answer.'
      })
      answer(Response.json({ shoppingCart: { entries: [] } }))
      await until(() => /is in/.test(message(host)))
    })
  }
})

describe('<ashlar-product> in a shop that the page says is closed', () => {
  for (const [what, html] of [
    ['the server’s HTML', SERVER_HTML],
    ['only JSON', ''],
  ] as const) {
    it(`says so, and has no button, with ${what}`, async () => {
      $site.set({ cart: { closed: true }, ...SETTINGS })
      const host = await mount('product', SHIRT_JSON, html)
      await until(() => message(host) === CLOSED)
      expect(row(host).checkVisibility()).to.equal(false)
    })
  }
})

function choose(host: Element): void {
  const selects = [...host.querySelectorAll('select')]
  for (const [at, value] of ['Small', 'Blue'].entries()) {
    const select = selects[at] ?? expect.fail('no options')
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
