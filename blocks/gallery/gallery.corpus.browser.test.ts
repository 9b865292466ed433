import { expect } from 'chai'
import { errorsDuring, mount, until } from '../../test/mount'
import './gallery'

/** Beside the repository, or beside the folder of a worktree of it: `../shared` or `../../shared`. */
const PLACES = [1, 2].map(depth => `/__wds-outside-root__/${depth}/shared/corpus/fragments`)
const PICTURE = `data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 width=%2740%27 height=%2730%27/%3E`

async function fragments(): Promise<string[]> {
  for (const place of PLACES) {
    const index = await fetch(`${place}/INDEX.tsv`)
    if (!index.ok) continue
    const names = (await index.text()).match(/^gallery\/\d+\.html/gm) ?? []
    return Promise.all(names.map(async name => (await fetch(`${place}/${name}`)).text()))
  }
  return []
}

/** The block of a saved page, with pictures that need no network. */
function read(fragment: string): { json: string; html: string; count: number } {
  const template = document.createElement('template')
  template.innerHTML = fragment
  const block = template.content.querySelector<HTMLElement>('[data-block-json]')
  for (const image of (block ?? template.content).querySelectorAll('img')) {
    for (const name of ['src', 'data-src', 'data-image']) {
      if (image.hasAttribute(name)) image.setAttribute(name, PICTURE)
    }
  }
  return {
    json: block?.dataset.blockJson ?? '{}',
    html: block?.innerHTML ?? template.innerHTML,
    count: template.content.querySelectorAll('img.thumb-image').length,
  }
}

it('brings the galleries of real pages to life (skipped where they are not at hand)', async function () {
  this.timeout(20_000)
  const found = await fragments()
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
