import { expect } from 'chai'
import { $site } from '../../src/site/core/site'
import { DETAILS, put, up, writeContext } from '../../test/fixtures/boot-page'
import { recordErrors } from '../../test/fixtures/record-errors'
import { settle, until } from '../../test/mount'

const TABS = '<section><h2>Lunch</h2><p>Soup.</p></section><section><h2>Dinner</h2><p>Pie.</p></section>'

const importBlock = (name: string): Promise<unknown> =>
  import(/* @vite-ignore */ `/blocks/${name}/${name}.ts`)

describe('blocks that are imported one by one', () => {
  let first: Element

  before(async () => {
    writeContext({ website: { language: 'fr' } })
    first = put(`<ashlar-accordion>${DETAILS}</ashlar-accordion>`)
    await import('./mount-blocks')
    await importBlock('accordion')
  })

  it('render without boot, wherever they are on the page', async () => {
    await up(first)
    const far = put(`<div style="height:5000px"></div><ashlar-accordion>${DETAILS}</ashlar-accordion>`)
    await up(far)
    expect(window.ashlar).to.equal(undefined)
  })

  it('render in elements that carry them', async () => {
    const box = put(`<div data-ashlar="accordion">${DETAILS}</div>`)
    await up(box)
    expect(box.querySelectorAll('[data-ashlar] > ashlar-accordion')).to.have.length(1)
  })

  it('read the page context', () => {
    expect($site.get()).to.deep.equal({ website: { language: 'fr' } })
  })

  it('render when their import comes after them, and others stay as they are', async () => {
    const { errors } = await recordErrors(async () => {
      const box = put(
        `<ashlar-menu-tabs>${TABS}</ashlar-menu-tabs><div data-ashlar="menu-tabs">${TABS}</div><ashlar-quote><blockquote>Yes.</blockquote></ashlar-quote><p data-ashlar="Not a name">Text</p>`,
      )
      const others = [...box.children].slice(2).map(({ outerHTML }) => outerHTML)
      await settle()
      expect(box.querySelectorAll('[role=tab]')).to.have.length(0)
      await importBlock('menu-tabs')
      await until(() => box.querySelectorAll('[role=tab]').length === 4)
      expect([...box.children].slice(2).map(({ outerHTML }) => outerHTML)).to.deep.equal(others)
    })
    expect(errors).to.deep.equal([])
  })

  it('render again after they have left the page', async () => {
    const [block] = first.children
    block?.remove()
    await settle()
    const elsewhere = document.createElement('div')
    document.body.append(elsewhere)
    elsewhere.append(block as Element)
    await up(elsewhere)
  })
})
