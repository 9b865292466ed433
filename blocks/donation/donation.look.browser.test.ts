import { expect } from 'chai'
import { mount } from '../../test/mount'
import { withReset } from '../../test/with-reset'
import './donation'

const LINK = '<a class="sqs-donate-button" href="/give">Donate</a>'
const FORM = `<form action="/checkout/donate">
  <label class="donation__other">Amount <input name="otherAmount"></label><button>Donate</button></form>`

describe('<ashlar-donation> under a reset without a layer', () => {
  it('keeps its own field visible', async () => {
    await withReset(async () => {
      const block = await mount('donation', { donatePageId: 'kiln', customAmount: true }, LINK)
      const field = getComputedStyle(block.querySelector('.donation__other input') ?? block)
      expect(field.boxShadow).to.contain('inset')
    })
  })

  it('keeps the server’s field and button visible, and restores the form', async () => {
    await withReset(async () => {
      const block = await mount('donation', { donatePageId: 'kiln' }, FORM)
      const box = block.parentElement
      expect(getComputedStyle(block.querySelector('input') ?? block).boxShadow).to.contain('inset')
      const button = getComputedStyle(block.querySelector('button') ?? block)
      expect(button.getPropertyValue('-webkit-text-fill-color')).not.to.equal(button.color)
      block.remove()
      await new Promise(requestAnimationFrame)
      expect(block.innerHTML).to.equal(FORM)
      box?.append(block)
    })
  })
})
