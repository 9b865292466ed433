import { expect } from 'chai'
import { fragments, readFragment } from '../../test/fragments'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './image'

/** The content of an image block of a saved page. */
function read(fragment: string): HTMLElement {
  const content = readFragment(fragment).querySelector<HTMLElement>('.sqs-block-content')
  if (!content) throw new Error('no block in the fragment')
  return content
}

it('upgrades the pictures of real pages (skipped without the corpus)', async function () {
  this.timeout(30_000)
  const found = await fragments('image')
  if (found.length === 0) this.skip()

  for (const fragment of found) {
    const content = read(fragment)
    const errors = await errorsDuring(async () => {
      let before: Node | undefined
      const block = await mount('image', {}, content.innerHTML, host => {
        before = host.cloneNode(true)
      })
      const image = await until(() => block.querySelector('img.thumb-image.loaded'))
      const figure = image.closest('figure')
      expect(figure?.style.maxWidth).to.equal(content.querySelector('figure')?.style.maxWidth)
      expect(image.clientHeight).to.equal(image.closest('.has-aspect-ratio')?.clientHeight)
      expect(image.closest('a')?.href).to.equal(content.querySelector('a')?.href)
      expect(block.querySelector('figcaption')?.textContent).to.equal(
        content.querySelector('figcaption')?.textContent,
      )
      expect(await violations(block)).to.deep.equal([])
      block.remove()
      await settle()
      expect(block.isEqualNode(before ?? null)).to.equal(true)
    })
    expect(errors).to.deep.equal([])
  }
})
