import { expect } from 'chai'
import { mount, until } from '../../test/mount'
import { withReset } from '../../test/with-reset'
import './product-reviews'
import { FORM, press, rate, withAnswers } from './product-reviews.fixture'

const looks = (block: Element, selector: string): CSSStyleDeclaration =>
  getComputedStyle(block.querySelector(selector) ?? block)

describe('<ashlar-product-reviews> under a reset without a layer', () => {
  for (const [name, data, html] of [
    ['the server’s form', { orderId: 'o-1' }, FORM],
    ['its own form', { orderId: 'o-1', items: [{ itemId: 'cup', title: 'Cup' }] }, ''],
  ] as const) {
    it(`keeps the fields and the button of ${name} visible`, async () => {
      await withReset(async () => {
        const block = await mount('product-reviews', data, html)
        await until(() => block.querySelector('form[data-reset]'))
        expect(looks(block, 'textarea').boxShadow).to.contain('inset')
        const button = looks(block, 'form button')
        expect(button.getPropertyValue('-webkit-text-fill-color')).not.to.equal(button.color)
      })
    })
  }
})

describe('<ashlar-product-reviews>', () => {
  it('confirms a review in a box with a tick', async () => {
    await withAnswers([{ status: 204 }], async () => {
      const block = await mount('product-reviews', { orderId: 'o-1' }, FORM)
      rate(block, 5)
      press(block)
      const line = await until(() => block.querySelector('[role=status]'))
      expect(getComputedStyle(line).borderTopWidth).to.equal('1px')
      expect(getComputedStyle(line, '::after').clipPath).to.contain('polygon')
    })
  })
})
