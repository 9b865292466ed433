import { expect } from 'chai'
import { mount, until, violations } from '../../test/mount'
import { SHIRT_JSON } from './product.fixture'
import './product'

const { fetch } = window
const query = location.search

afterEach(() => {
  window.fetch = fetch
  history.replaceState(null, '', location.pathname + query)
})

const textOf = (host: Element, selector: string): string =>
  host.querySelector(selector)?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''

const optionOf = (host: Element, name: string): Promise<HTMLSelectElement> =>
  until(() => host.querySelector<HTMLSelectElement>(`[data-variant-option-name="${name}"]`))

async function select(host: Element, name: string, value: string): Promise<void> {
  const control = await optionOf(host, name)
  control.value = value
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

function type(host: Element, text: string): void {
  const input = host.querySelector<HTMLInputElement>('[type=number]')
  // Sets a value like the browser, bypassing React's setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}

const press = (host: Element): void => host.querySelector<HTMLElement>('.sqs-add-to-cart-button')?.click()

describe('<ashlar-product> from JSON alone', () => {
  it('renders the product with its plan [PROD-13] [PROD-14] [PROD-15]', async () => {
    const subscriptionPlan = { numBillingCycles: 6, billingPeriod: { value: 2, unit: 'week' } }
    const host = await mount('product', { ...SHIRT_JSON, subscriptionPlan })
    await optionOf(host, 'Size')
    expect(textOf(host, '.product-price')).to.equal('from $10.00 renews every 2 weeks for 6 payments')
    expect(textOf(host, '.sqs-add-to-cart-button')).to.equal('Subscribe')
    await select(host, 'Size', 'Large')
    await until(() => textOf(host, '.product-price s') === '$20.00')
    expect(await violations(host)).to.deep.equal([])
  })

  it('shows the options, the stock and sold-out values [PROD-07] [PROD-16] [PROD-17]', async () => {
    const host = await mount('product', SHIRT_JSON)
    await select(host, 'Size', 'Small')
    const colours = async (): Promise<string[]> =>
      [...(await optionOf(host, 'Colour')).options].map(({ text }) => text)
    await until(() => host.textContent?.includes('Red (Sold out)'))
    expect(await colours()).to.deep.equal(['Select Colour', 'Blue', 'Red (Sold out)'])
    await select(host, 'Colour', 'Blue')
    await until(() => textOf(host, '.product-stock') === 'Only 3 left')
    expect(host.querySelector<HTMLInputElement>('[type=number]')?.max).to.equal('3')
    await select(host, 'Colour', 'Red')
    await until(() => textOf(host, '.sqs-add-to-cart-button') === 'Sold out')
    expect(host.querySelector('.sqs-add-to-cart-button')?.ariaDisabled).to.equal('true')
  })

  it('shows missing and invalid input at its field', async () => {
    const host = await mount('product', SHIRT_JSON)
    await select(host, 'Size', 'Small')
    await until(() => host.textContent?.includes('Red (Sold out)'))
    press(host)
    await until(() => textOf(host, '.product-message') === 'Select Colour')
    expect(document.activeElement === (await optionOf(host, 'Colour'))).to.equal(true)
    await select(host, 'Colour', 'Blue')
    type(host, '4')
    await until(() => host.querySelector<HTMLInputElement>('[type=number]')?.value === '4')
    press(host)
    await until(() => textOf(host, '.product-message') === 'Only 3 left')
    const input = host.querySelector<HTMLInputElement>('[type=number]')
    expect(document.activeElement === input).to.equal(true)
    expect(input?.getAttribute('aria-describedby')).to.equal(host.querySelector('.product-message')?.id)
    type(host, '1')
    await until(() => textOf(host, '.product-message') === '')
    expect(input?.hasAttribute('aria-invalid')).to.equal(false)
  })

  it('adds the selection to the cart, and confirms it', async () => {
    let sent: unknown
    window.fetch = async (_, { body } = {}) => {
      if (typeof body === 'string') sent ??= JSON.parse(body)
      return Response.json({ newlyAdded: {}, shoppingCart: { id: 'c', entries: [], totalQuantity: 1 } })
    }
    history.replaceState(null, '', '?option.Size=Small&option.Colour=Blue')
    const host = await mount('product', SHIRT_JSON)
    expect((await optionOf(host, 'Colour')).value).to.equal('Blue')
    press(host)
    await until(() => textOf(host, '.sqs-add-to-cart-button') === 'Added!')
    expect(sent).to.deep.equal({ itemId: 'shirt', sku: 'S-BLUE', quantity: 1 })
    expect(textOf(host, '.product-message')).to.equal('Shirt is in your cart. View cart')
  })
})
