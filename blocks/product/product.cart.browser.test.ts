import { expect } from 'chai'
import { mount, until } from '../../test/mount'
import { SERVER_HTML, SHIRT_JSON } from './product.fixture'
import './product'

const { fetch } = window

/** A call with a pending response. */
interface Call {
  readonly method: string
  readonly body: unknown
  readonly answer: (status: number, json: object) => void
  readonly cut: () => void
}

let calls: Call[] = []

beforeEach(() => {
  calls = []
  window.fetch = (_, { method = 'GET', body } = {}) =>
    new Promise((answer, cut) => {
      calls.push({
        method,
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
        answer: (status, json) => answer(Response.json(json, { status })),
        cut: () => cut(new TypeError('Failed to fetch')),
      })
    })
})
afterEach(() => {
  window.fetch = fetch
  history.replaceState(null, '', location.pathname)
})

const BLUE = 'option.Size=Small&option.Colour=Blue'

async function chosen(html = SERVER_HTML): Promise<HTMLElement> {
  history.replaceState(null, '', `?${BLUE}`)
  return mount('product', SHIRT_JSON, html)
}

const message = (host: Element): string => host.querySelector('.product-message')?.textContent ?? ''
const button = (host: Element): HTMLElement => {
  const found = host.querySelector<HTMLElement>('.sqs-add-to-cart-button')
  if (!found) throw new Error('no button')
  return found
}
const called = (method: string): Promise<Call> =>
  until(() => calls.splice(0).find(call => call.method === method))

const CART = { newlyAdded: {}, shoppingCart: { id: 'c', entries: [], totalQuantity: 1 } }

it('shows progress immediately, adds once for a double click, and confirms', async () => {
  const host = await chosen()
  button(host).click()
  button(host).click()
  expect(button(host).textContent.trim()).to.equal('Adding…')
  expect(button(host).ariaBusy).to.equal('true')
  const { body, answer } = await called('POST')
  expect(body).to.deep.equal({ itemId: 'shirt', sku: 'S-BLUE', quantity: 1 })
  answer(200, CART)
  await until(() => button(host).textContent.trim() === 'Added!')
  expect(message(host)).to.equal('Shirt is in your cart. View cart')
  expect(host.querySelector('.product-message a')?.getAttribute('href')).to.equal('/cart')
  expect(calls.filter(({ method }) => method === 'POST')).to.have.length(0)
})

for (const [name, status, error] of [
  ['stock that has run out meanwhile', 400, 'This is sold out.'],
  ['a variant that is gone', 404, 'There is no such product.'],
] as const) {
  it(`says why ${name} stays out of the cart, and keeps the choice`, async () => {
    const host = await chosen()
    button(host).click()
    const adding = await called('POST')
    adding.answer(status, { error })
    const request = await called('GET')
    request.answer(200, { id: 'c', entries: [] })
    await until(() => message(host))
    expect(message(host)).to.equal(`Something went wrong. ${error}`)
    expect(button(host).textContent.trim()).to.equal('Add To Cart')
    expect(button(host).ariaDisabled).to.equal('false')
    expect(host.querySelector<HTMLSelectElement>('[data-variant-option-name=Colour]')?.value).to.equal('Blue')
  })
}

it('reports a lost connection, and sends the next try', async () => {
  const host = await chosen()
  button(host).click()
  const lost = await called('POST')
  lost.cut()
  // The request for the cart is retried once.
  for (const _ of [1, 2]) {
    const asked = await called('GET')
    asked.cut()
  }
  await until(() => message(host))
  expect(message(host)).to.equal('Something went wrong. Unable to connect…')
  button(host).click()
  expect(message(host)).to.equal('')
  const again = await called('POST')
  again.answer(200, CART)
  // The lost response leaves the cart's state unknown.
  const sure = await called('GET')
  sure.answer(200, CART.shoppingCart)
  await until(() => message(host).startsWith('Shirt is in'))
})

it('sends the fields of a gift card, except invalid and empty ones [PROD-01]', async () => {
  const fields = `<input name="field:Recipient"><input name="field:E-mail" type="email"><textarea name="field:Message"></textarea>`
  const host = await chosen(
    SERVER_HTML.replace('<p class="product-stock"', `${fields}<p class="product-stock"`),
  )
  const write = (name: string, text: string): void => {
    const field = host.querySelector<HTMLInputElement>(`[name="field:${name}"]`)
    if (field) field.value = text
  }
  write('Recipient', ' Ann ')
  write('E-mail', 'nobody')
  button(host).click()
  expect(button(host).textContent.trim()).to.equal('Add To Cart')
  write('E-mail', 'ann@example.com')
  button(host).click()
  const { body, answer } = await called('POST')
  expect(body).to.deep.equal({
    itemId: 'shirt',
    sku: 'S-BLUE',
    quantity: 1,
    additionalFields: '{"Recipient":"Ann","E-mail":"ann@example.com"}',
  })
  answer(200, CART)
  await until(() => message(host))
})

it('shows the stock from a rejection, and includes the pieces in the cart', async () => {
  const host = await chosen()
  const quantity = host.querySelector<HTMLInputElement>('[type=number]')
  const stock = (): string => host.querySelector('.product-stock')?.textContent ?? ''
  expect([stock(), quantity?.max]).to.deep.equal(['Only 3 left', '3'])
  button(host).dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  button(host).click()
  const refused = await called('POST')
  refused.answer(400, { error: 'Only 2 left.', qtyAvailable: 2 })
  const asked = await called('GET')
  const entry = { id: 'e', itemId: 'shirt', sku: 'S-BLUE', quantity: 1, title: 'Shirt' }
  asked.answer(200, { id: 'c', entries: [entry], totalQuantity: 1 })
  await until(() => stock() === 'Only 2 left')
  expect(message(host)).to.equal('Something went wrong. Only 2 left.')
  expect(quantity?.max).to.equal('1')
  if (quantity) quantity.value = '2'
  quantity?.dispatchEvent(new Event('input', { bubbles: true }))
  button(host).click()
  expect(message(host)).to.equal('Only 2 left, 1 of them in your cart')
  expect(calls.filter(({ method }) => method === 'POST')).to.have.length(0)
})
