import { expect } from 'chai'
import { fragments, readFragment } from '../../test/fragments'
import { errorsDuring, mount, until } from '../../test/mount'
import './gallery'

/** The first matching block of a saved page. */
interface SavedBlock {
  readonly json: string
  readonly html: string
  readonly count: number
}

function read(fragment: string, slides: string, data = '{}'): SavedBlock {
  const content = readFragment(fragment)
  const block = content.querySelector<HTMLElement>('[data-block-json]')
  const box = document.createElement('div')
  box.append(...(block ?? content).childNodes)
  const json = block?.dataset.blockJson ?? data
  return { json, html: box.innerHTML, count: box.querySelectorAll(slides).length }
}

async function upgradeAll({ json, html, count }: SavedBlock): Promise<void> {
  const errors = await errorsDuring(async () => {
    const block = await mount('gallery', json, html)
    await until(() => block.querySelector('.gallery'))
    expect(count).to.be.above(0)
    expect(block.querySelectorAll('.gallery__cell, .gallery__slide')).to.have.length(count)
    await until(() => block.querySelector('img')?.naturalWidth)
    block.remove()
  })
  expect(errors).to.deep.equal([])
}

for (const [kind, slides, data] of [
  ['gallery', 'img.thumb-image', '{}'],
  ['instagram', 'img.thumb-image', '{}'],
  ['product-gallery', '.ProductItem-gallery-slides-item', '{"design":"slideshow","thumbnails":true}'],
] as const) {
  it(`upgrades each ${kind} of real pages (skipped without the corpus)`, async function () {
    this.timeout(30_000)
    const found = await fragments(kind)
    if (found.length === 0) this.skip()
    for (const fragment of found) await upgradeAll(read(fragment, slides, data))
  })
}
