import { expect } from 'chai'
import { $site } from '../../src/site/core/site'
import { errorsDuring, mount, until, violations } from '../../test/mount'
import { SERVER_HTML, SHIRT_JSON, VARIANTS } from './product.fixture'
import './product'

const find = <Found extends Element = HTMLElement>(host: Element, selector: string): Found => {
  const found = host.querySelector<Found>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

const textOf = (host: Element, selector: string): string =>
  find(host, selector).textContent.replaceAll(/\s+/g, ' ').trim()

function select(host: Element, name: string, value: string): void {
  const control = find<HTMLSelectElement>(host, `[data-variant-option-name="${name}"]`)
  control.value = value
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

function type(host: Element, text: string): void {
  const input = find<HTMLInputElement>(host, '[type=number]')
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const press = (host: Element): void => find(host, '.sqs-add-to-cart-button').click()

const query = location.search

afterEach(() => history.replaceState(null, '', location.pathname + query))

/** The product of the fixture in a server's markup. */
const mounted = (): Promise<HTMLElement> => mount('product', SHIRT_JSON, SERVER_HTML)

it('shows the price, sale, stock and availability of the selection [PROD-07] [PROD-16] [PROD-17]', async () => {
  const host = await mounted()
  expect(textOf(host, '.product-price')).to.equal('from $10.00')
  select(host, 'Size', 'Large')
  expect(textOf(host, '.product-price')).to.equal('Sale price $12.00 Original price $20.00')
  expect(textOf(host, '.product-price s')).to.equal('$20.00')
  const texts = (name: string): string[] =>
    [...find<HTMLSelectElement>(host, `[data-variant-option-name="${name}"]`).options].map(({ text }) => text)
  expect(texts('Colour')).to.deep.equal(['Select Colour', 'Blue', 'Red (Not available)'])
  select(host, 'Size', 'Small')
  expect(texts('Colour')).to.deep.equal(['Select Colour', 'Blue', 'Red (Sold out)'])
  select(host, 'Colour', 'Blue')
  expect(textOf(host, '.product-price')).to.equal('$10.00')
  expect(textOf(host, '.product-stock')).to.equal('Only 3 left')
  expect(find<HTMLInputElement>(host, '[type=number]').max).to.equal('3')
  select(host, 'Colour', 'Red')
  expect(textOf(host, '.product-stock')).to.equal('Sold out')
  expect(find(host, '.sqs-add-to-cart-button').ariaDisabled).to.equal('true')
  expect(textOf(host, '.sqs-add-to-cart-button')).to.equal('Sold out')
  expect(await violations(host)).to.deep.equal([])
})

it('shows the price of the choice if only the JSON has variants [PROD-07]', async () => {
  const html = SERVER_HTML.replace(/ data-variants="[^"]*"/, '')
  const host = await mount('product', SHIRT_JSON, html)
  select(host, 'Size', 'Large')
  expect(textOf(host, '.product-price')).to.equal('Sale price $12.00 Original price $20.00')
})

it("leaves the server's price if nothing has variants", async () => {
  const { variants: _, ...product } = SHIRT_JSON
  const host = await mount('product', product, SERVER_HTML.replace(/ data-variants="[^"]*"/, ''))
  select(host, 'Size', 'Large')
  expect(textOf(host, '.product-price')).to.equal('from $10.00')
})

it("shows weight and dimensions of the selection, in the shop's units [PROD-18]", async () => {
  $site.set({ websiteSettings: { storeSettings: { measurementStandard: 2 } } })
  const size = { len: 12, width: 8, height: 4.5 }
  const variants = VARIANTS.map((variant, at) => ({ ...variant, ...size, weight: at < 2 ? 0.8 : 1.25 }))
  const place = '<p class="product-measures">…</p>'
  const host = await mount('product', { ...SHIRT_JSON, variants }, `${place}${SERVER_HTML}`)
  expect(textOf(host, '.product-measures')).to.equal('')
  select(host, 'Size', 'Small')
  expect(textOf(host, '.product-measures')).to.equal('0.8 kg · 12 × 8 × 4.5 cm')
  select(host, 'Size', 'Large')
  expect(textOf(host, '.product-measures')).to.equal('1.25 kg · 12 × 8 × 4.5 cm')
  host.remove()
  $site.set({})
  const imperial = await mount('product', { ...SHIRT_JSON, variants: [{ price: 500, weight: 3 }] })
  await until(() => imperial.textContent?.includes('3 lbs'))
  expect(textOf(imperial, '.product-measures')).to.equal('3 lbs')
})

it('stores the selection in the address, and starts with it', async () => {
  const host = await mounted()
  select(host, 'Size', 'Large')
  expect(new URLSearchParams(location.search).get('option.Size')).to.equal('Large')
  host.remove()
  const again = await mounted()
  expect(find<HTMLSelectElement>(again, '[data-variant-option-name=Size]').value).to.equal('Large')
  again.remove()
  history.replaceState(null, '', '?sku=S-BLUE')
  const named = await mounted()
  expect(textOf(named, '.product-stock')).to.equal('Only 3 left')
})

for (const [name, quantity, message] of [
  ['a negative quantity', '-1', 'Please enter a whole number above 0.'],
  ['half a piece', '1.5', 'Please enter a whole number above 0.'],
  ['more than there are', '4', 'Only 3 left'],
] as const) {
  it(`says what is wrong with ${name}, and where`, async () => {
    const host = await mounted()
    select(host, 'Size', 'Small')
    select(host, 'Colour', 'Blue')
    type(host, quantity)
    press(host)
    expect(textOf(host, '.product-message')).to.equal(message)
    const input = find<HTMLInputElement>(host, '[type=number]')
    expect(document.activeElement === input).to.equal(true)
    expect(input.getAttribute('aria-describedby')).to.equal(find(host, '.product-message').id)
    type(host, '1')
    expect(textOf(host, '.product-message')).to.equal('')
    expect(input.hasAttribute('aria-invalid')).to.equal(false)
  })
}

it('asks for the missing option', async () => {
  const host = await mounted()
  select(host, 'Size', 'Small')
  press(host)
  expect(textOf(host, '.product-message')).to.equal('Select Colour')
  expect((document.activeElement as HTMLElement).dataset['variantOptionName']).to.equal('Colour')
})

it("restores the server's HTML", async () => {
  let before = ''
  const host = await mount('product', SHIRT_JSON, SERVER_HTML, host => {
    before = host.innerHTML
  })
  select(host, 'Size', 'Small')
  select(host, 'Colour', 'Red')
  press(host)
  expect(textOf(host, '.product-message')).to.equal('Sold out')
  host.remove()
  await until(() => host.querySelector('.product__served') === null)
  expect(host.innerHTML).to.equal(before)
})

for (const [name, json, html] of [
  ['a price over the maximum [PROD-10]', { variants: [{ price: 100_000_001 }] }, SERVER_HTML],
  ['JSON that is none', '{"variants":', SERVER_HTML],
  ['variants that are none', {}, SERVER_HTML.replace('data-variants="[', 'data-variants="[{')],
] as const) {
  it(`keeps the server's HTML where there is ${name}`, async () => {
    let before = ''
    let host: HTMLElement | undefined
    const errors = await errorsDuring(async () => {
      host = await mount('product', json, html, host => {
        before = host.innerHTML
      })
    })
    expect(errors).to.deep.equal([name.startsWith('JSON') ? 'data-not-json' : 'data-invalid'])
    expect(host?.innerHTML).to.equal(before)
  })
}

it('accepts a price at the maximum [PROD-10]', async () => {
  const host = await mount('product', {
    productType: 'SERVICE',
    variants: [{ price: 100_000_000, unlimited: true }],
  })
  await until(() => host.querySelector('.product-price'))
  expect(textOf(host, '.product-price')).to.equal('$1,000,000.00')
})

it('takes a product without a type for a physical one, and says so [PROD-22]', async () => {
  const { productType: _, ...json } = SHIRT_JSON
  let host: HTMLElement | undefined
  const errors = await errorsDuring(async () => {
    host = await mount('product', json)
    const button = await until(() => host?.querySelector('.sqs-add-to-cart-button'))
    expect(button.textContent).to.equal('Add To Cart')
  })
  expect(errors).to.deep.equal(['data-invalid'])
})
