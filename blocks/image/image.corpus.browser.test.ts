import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './image'

/** Beside the repository, or beside the folder of a worktree of it: `../shared` or `../../shared`. */
const PLACES = [1, 2].map(depth => `/__wds-outside-root__/${depth}/shared/corpus/fragments`)
const PICTURE = `data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 width=%2740%27 height=%2730%27/%3E`

async function fragments(): Promise<string[]> {
  for (const place of PLACES) {
    const index = await fetch(`${place}/INDEX.tsv`)
    if (!index.ok) continue
    const names = (await index.text()).match(/^image\/\d+\.html/gm) ?? []
    return Promise.all(names.map(async name => (await fetch(`${place}/${name}`)).text()))
  }
  return []
}

/** What stands inside the block of a saved page, with pictures that need no network. */
function read(fragment: string): HTMLElement {
  const template = document.createElement('template')
  template.innerHTML = fragment
  const content = template.content.querySelector<HTMLElement>('.sqs-block-content')
  if (!content) throw new Error('no block in the fragment')
  for (const image of content.querySelectorAll('img')) {
    for (const name of ['src', 'data-src', 'data-image']) {
      if (image.hasAttribute(name)) image.setAttribute(name, PICTURE)
    }
  }
  return content
}

it('brings the pictures of real pages to life (skipped where they are not at hand)', async function () {
  this.timeout(30_000)
  const found = await fragments()
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
