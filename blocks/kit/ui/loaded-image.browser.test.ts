import { expect } from 'chai'
import { createElement } from 'react'
import * as z from 'zod/mini'
import { instanceOf } from '../../../src/data/fields/validators'
import { errorsDuring, mount, settle, until } from '../../../test/mount'
import { defineBlock } from '../element/define-block'
import { LoadedImage } from './loaded-image'

const PICTURE = '/src/media/images/picture.fixture.png'

defineBlock('one-picture', {
  schema: z.object({
    source: z.optional(z.string()),
    alt: z.optional(z.string()),
    dimensions: z.optional(z.object({ width: z.number(), height: z.number() })),
    priority: z.optional(z.boolean()),
    element: z.optional(instanceOf(HTMLImageElement)),
  }),
  readContent: nodes => ({ element: nodes.find(node => node instanceof HTMLImageElement) }),
  View: data => createElement(LoadedImage, data),
})

const boxOf = (block: Element): HTMLElement | null => block.querySelector('.loaded-image')
const isIn = (block: Element, state: string): boolean => boxOf(block)?.dataset.state === state

describe('<LoadedImage>', () => {
  it('shows an image from the data, and reserves its space before it loads', async () => {
    const data = { source: PICTURE, alt: 'A grey field', dimensions: { width: 1600, height: 1000 } }
    const block = await mount('one-picture', data)
    const box = await until(() => boxOf(block))
    expect(box.clientHeight).to.be.closeTo(box.clientWidth / 1.6, 1)
    await until(() => isIn(block, 'loaded'))
    expect(block.querySelector('img')?.alt).to.equal('A grey field')
  })

  it("shows the server's own element, sets a missing address, and restores it", async () => {
    const html = `<img data-src="${PICTURE}" data-image-dimensions="1600x1000" alt="A grey field">`
    let own: Element | null = null
    const block = await mount('one-picture', {}, html, host => {
      own = host.querySelector('img')
    })
    await until(() => isIn(block, 'loaded'))
    expect(boxOf(block)?.querySelector('img')).to.equal(own)
    expect(block.querySelector('img')?.currentSrc).to.match(/\?format=\d+w$/)
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(html)
  })

  it('shows a neutral box and the text of an image that fails', async () => {
    const errors = await errorsDuring(async () => {
      const block = await mount('one-picture', { source: '/missing.png', alt: 'Lost' })
      await until(() => isIn(block, 'failed'))
      const image = block.querySelector('img')
      expect(image?.alt).to.equal('Lost')
      expect(image?.style.opacity).to.equal('0')
      const words = block.querySelector('[aria-hidden=true]')
      expect(words?.textContent).to.equal('Lost')
      expect(boxOf(block)?.getBoundingClientRect().height).to.be.above(50)
    })
    expect(errors).to.deep.equal(['image-failed'])
  })
})
