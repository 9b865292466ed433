import { expect } from 'chai'
import { errorsDuring, mount, settle, violations } from '../../test/mount'
import './price'

const shown = (block: HTMLElement) => block.innerText.replace(/\s+/g, ' ').trim()
const seen = (block: HTMLElement) =>
  [...block.querySelectorAll('.price__now, .price__original')].map(({ textContent }) => textContent)

describe('<ashlar-price>', () => {
  it('formats cents in their currency', async () => {
    const block = await mount('price', { price: 123_450, currency: 'EUR' }, '1234.5 euro')
    expect(block.innerHTML).to.equal('<span class="price__now">€1,234.50</span>')
    expect(await violations(block)).to.deep.equal([])
  })

  it('shows the lowest price of the variants [PROD-16]', async () => {
    const block = await mount('price', { variants: [{ price: 500 }, { price: 300 }] })
    expect(shown(block)).to.equal('from $3.00')
  })

  it('shows a sale price beside the struck-through original, and labels both for screen readers [PROD-17]', async () => {
    const block = await mount('price', { price: 8400, salePrice: 6800, onSale: true })
    expect(block.textContent).to.equal('Sale price $68.00 Original price $84.00')
    expect(seen(block)).to.deep.equal(['$68.00', '$84.00'])
    const original = block.querySelector('s')
    expect(original && getComputedStyle(original).textDecorationLine).to.equal('line-through')
    const words = block.querySelector('.price__words')
    expect(words?.getBoundingClientRect().width).to.equal(1)
    expect(await violations(block)).to.deep.equal([])
  })

  for (const [html, prices] of [
    ['<span class="product-price">84</span>', ['$84.00']],
    ['<b>$68</b> <del>$84</del>', ['$68.00', '$84.00']],
    ['from 1234.5', ['from $1,234.50']],
  ] as const) {
    it(`writes the amounts of the server's ${html} as the store does [PROD-16] [PROD-17]`, async () => {
      expect(seen(await mount('price', {}, html))).to.deep.equal([...prices])
    })
  }

  it("keeps the server's text if it holds more than a price", async () => {
    const html = '<b>$12</b> <i>renews every month</i>'
    const block = await mount('price', {}, html)
    expect(block.firstElementChild?.innerHTML).to.equal(html)
  })

  it('updates when its data change', async () => {
    const block = await mount('price', { price: 500 })
    block.dataset.blockJson = '{"price":700,"currency":"JPY"}'
    await settle()
    expect(shown(block)).to.equal('¥7')
  })

  for (const [what, json, code] of [
    ['is not JSON', '{oops', 'data-not-json'],
    ['has half a cent', '{"price":0.5}', 'data-invalid'],
    ['has a currency that no store sells in', '{"price":5,"currency":"XXX"}', 'data-invalid'],
    ['has a sale without its price', '{"price":5,"onSale":true}', 'data-invalid'],
  ] as const) {
    it(`leaves the server's price in place when the data ${what}`, async () => {
      const errors = await errorsDuring(async () => {
        const block = await mount('price', json, '<b>$5</b>')
        expect(block.innerHTML).to.equal('<b>$5</b>')
      })
      expect(errors).to.deep.equal([code])
    })
  }

  it("restores the server's HTML when it is removed", async () => {
    const block = await mount('price', { price: 700 }, '<b>$5</b>')
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal('<b>$5</b>')
  })
})
