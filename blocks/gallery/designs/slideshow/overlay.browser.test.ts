import { expect } from 'chai'
import { until, violations } from '../../../../test/mount'
import { show, slide } from './slideshow.fixture'

const overlayOf = (block: Element): HTMLElement | null =>
  block.querySelector<HTMLElement>('.gallery__overlay')

describe('the caption over a slide', () => {
  it('takes the focus while it is longer than its room, so that keyboards can scroll it', async () => {
    const { block } = await show({ slides: [{ ...slide, title: 'quay '.repeat(200) }, slide] })
    block.style.inlineSize = '300px'
    await until(() => overlayOf(block)?.tabIndex === 0)
    expect(await violations(block)).to.deep.equal([])
    block.style.inlineSize = '1200px'
    block.style.setProperty('--ashlar-gallery-ratio', '0.4')
    await until(() => !overlayOf(block)?.hasAttribute('tabindex'))
  })

  it('is no Tab stop if it fits', async () => {
    const { block } = await show({ slides: [{ ...slide, title: 'A quay' }, slide] })
    await until(() => overlayOf(block))
    expect(overlayOf(block)?.hasAttribute('tabindex')).to.equal(false)
  })
})
