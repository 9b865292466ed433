import { expect } from 'chai'
import { mount, until } from '../../test/mount'
import { SERVER_HTML, SHIRT_JSON } from './product.fixture'
import './product'

const TALL = `<div style="block-size: 3000px"></div>${SERVER_HTML}`

const barOf = (host: Element): Promise<HTMLElement> =>
  until(() => host.querySelector<HTMLElement>('.product__bar:not([hidden])'))

describe('<ashlar-product> with a sticky button', () => {
  it('shows price and button while the button is out of view, and presses it', async () => {
    const host = await mount('product', { ...SHIRT_JSON, stickyButton: true }, TALL)
    host.scrollIntoView()
    const bar = await barOf(host)
    expect(bar.textContent).to.equal('from $10.00Add To Cart')
    bar.querySelector('button')?.click()
    await until(() => host.querySelector('select')?.getAttribute('aria-invalid') === 'true')
    const select = host.querySelector('select')
    expect(document.activeElement).to.equal(select)
    const { top, bottom } = select?.getBoundingClientRect() ?? new DOMRect()
    expect(top >= 0 && bottom <= innerHeight).to.equal(true)
    host.querySelector('.sqs-add-to-cart-button')?.scrollIntoView()
    await until(() => bar.hidden)
  })

  it('copies what the button says', async () => {
    const variants = SHIRT_JSON.variants.map(variant => ({ ...variant, unlimited: false, qtyInStock: 0 }))
    const host = await mount('product', { ...SHIRT_JSON, variants, stickyButton: true }, TALL)
    host.scrollIntoView()
    const copy = (await barOf(host)).querySelector('button')
    await until(() => copy?.textContent === 'Sold out')
    expect(copy?.ariaDisabled).to.equal('true')
  })

  it('has no copy of the button unless the JSON asks for it', async () => {
    const host = await mount('product', SHIRT_JSON, TALL)
    expect(host.querySelector('.product__bar') === null).to.equal(true)
  })
})
