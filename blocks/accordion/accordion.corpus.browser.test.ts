import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './accordion'
import { fragments, readFragment } from '../../test/fragments'
import { expanded } from './accordion.fixture'

it('upgrades the accordions of real pages (skipped without the corpus)', async function () {
  this.timeout(30_000)
  const found = await fragments('accordion')
  if (found.length === 0) this.skip()

  for (const fragment of found) {
    const content = readFragment(fragment).querySelector<HTMLElement>('.sqs-block-content')
    const count = content?.querySelectorAll('.accordion-item').length ?? 0
    const errors = await errorsDuring(async () => {
      const block = await mount('accordion', {}, content?.innerHTML)
      const before = expanded(block).length
      const buttons = [...block.querySelectorAll('button[aria-expanded]')]
      expect(buttons.length).to.equal(count)
      expect(await violations(block)).to.deep.equal([])
      buttons.at(-1)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await until(() => expanded(block).length !== before)
      block.remove()
      await settle()
      expect(block.querySelectorAll('.accordion-item__description > *').length > 0).to.equal(true)
    })
    expect(errors).to.deep.equal([])
  }
})
