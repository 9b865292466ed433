import { expect } from 'chai'
import { mount, until } from '../../test/mount'
import { withReset } from '../../test/with-reset'
import './product-reviews'
import { FORM, press, rate, withAnswers } from './product-reviews.fixture'

const looks = (block: Element, selector: string): CSSStyleDeclaration =>
  getComputedStyle(block.querySelector(selector) ?? block)

describe('<ashlar-product-reviews> under a reset without a layer', () => {
  it('keeps the fields and the button of its own form visible', async () => {
    await withReset(async () => {
      const block = await mount(
        'product-reviews',
        { orderId: 'o-1', items: [{ itemId: 'cup', title: 'Cup' }] },
        '',
      )
      await until(() => block.querySelector('textarea'))
      expect(looks(block, 'textarea').borderTopWidth).to.equal('1px')
      expect(looks(block, 'form button').backgroundColor).not.to.equal('rgba(0, 0, 0, 0)')
    })
  })
})

describe('<ashlar-product-reviews> under the style sheet of a site', () => {
  it('keeps the padding and the edge of reviews under a reset', async () => {
    await withReset(async () => {
      const reviews = [{ stars: 4, author: 'Ann', title: '', body: 'Pours.', created: 0 }]
      const block = await mount('product-reviews', { count: 1, starTenths: 40, reviews }, '')
      const review = await until(() => block.querySelector('.review'))
      const [outer, inner] = [review, review.querySelector('.stars') ?? review].map(element =>
        element.getBoundingClientRect(),
      )
      expect([(inner?.left ?? 0) - (outer?.left ?? 0), (inner?.top ?? 0) - (outer?.top ?? 0)]).to.deep.equal([
        20, 20,
      ])
      expect(getComputedStyle(review).boxShadow).to.contain('inset')
    })
  })

  it('keeps the size of the stars where labels have a size of their own', async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('label { font-size: 100% }')
    document.adoptedStyleSheets.push(sheet)
    const block = await mount('product-reviews', { orderId: 'o-1' }, FORM)
    const star = getComputedStyle(block.querySelector('.rating label') ?? block, '::before')
    expect(star.fontSize).to.equal('28px')
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  })
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
