import { expect } from 'chai'
import { fragments, readFragment } from '../../test/fragments'
import { errorsDuring, mount, until } from '../../test/mount'
import './gallery'

/** The block of a saved page. */
function read(fragment: string): { json: string; html: string; count: number } {
  const content = readFragment(fragment)
  const block = content.querySelector<HTMLElement>('[data-block-json]')
  const box = document.createElement('div')
  box.append(...(block ?? content).childNodes)
  return {
    json: block?.dataset.blockJson ?? '{}',
    html: box.innerHTML,
    count: box.querySelectorAll('img.thumb-image').length,
  }
}

it('brings the galleries of real pages to life (skipped where they are not at hand)', async function () {
  this.timeout(20_000)
  const found = await fragments('gallery')
  if (found.length === 0) this.skip()

  for (const fragment of found) {
    const { json, html, count } = read(fragment)
    const errors = await errorsDuring(async () => {
      const block = await mount('gallery', json, html)
      await until(() => block.querySelector('.gallery'))
      expect(block.querySelectorAll('.gallery__cell, .gallery__slide')).to.have.length(count)
      await until(() => block.querySelector('img')?.naturalWidth)
      block.remove()
    })
    expect(errors).to.deep.equal([])
  }
})
