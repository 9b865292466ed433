import { expect } from 'chai'
import { mount } from '../../test/mount'
import { withReset } from '../../test/with-reset'
import './donation'

const LINK = '<a class="sqs-donate-button" href="/give">Donate</a>'
describe('<ashlar-donation> under a reset without a layer', () => {
  it('keeps its own field visible', async () => {
    await withReset(async () => {
      const block = await mount('donation', { donatePageId: 'kiln', customAmount: true }, LINK)
      const field = getComputedStyle(block.querySelector('.donation__other input') ?? block)
      expect(field.borderTopWidth).to.equal('1px')
    })
  })
})
