import { expect } from 'chai'
import { mount, until, violations } from '../../test/mount'
import './accordion'
import { button, expanded, HTML, panel, titles } from './accordion.fixture'

describe('the HTML inside <ashlar-accordion>', () => {
  it('reads items, levels and open state from the server’s HTML, without cloning it', async () => {
    let paragraph: Element | null = null
    const block = await mount('accordion', {}, HTML, host => {
      paragraph = host.querySelector('p')
    })
    expect(titles(block)).to.deep.equal(['Shipping', 'Returns'])
    expect(expanded(block)).to.deep.equal(['Returns'])
    expect(button(block, 'Returns').parentElement?.localName).to.equal('h2')
    expect(block.querySelector('.accordion__content p') === paragraph).to.equal(true)
  })

  it('reads items from headings and the content after each', async () => {
    const block = await mount(
      'accordion',
      {},
      '<div><h4>Shipping</h4><p>Two days.</p><h5>By sea</h5><p>Weeks.</p><h4>Returns</h4><p>Thirty.</p></div>',
    )
    expect(titles(block)).to.deep.equal(['Shipping', 'Returns'])
    expect(panel(block, 'Shipping').textContent).to.equal('Two days.By seaWeeks.')
    expect(button(block, 'Shipping').parentElement?.localName).to.equal('h4')
  })

  it('shows the server’s HTML if it contains no item', async () => {
    const block = await mount('accordion', {}, '<p>Just a paragraph.</p>')
    expect(block.textContent).to.equal('Just a paragraph.')
  })

  it('gets the room and the lines of the block where no style sheet has given it any', async () => {
    const block = await mount('accordion', {}, HTML)
    expect(getComputedStyle(button(block, 'Shipping')).paddingBlock).to.equal('16px')
    expect(block.querySelector('[data-dividers]')?.getAttribute('data-dividers')).to.equal('true')
  })

  it('keeps the room that a style sheet of the page has given it', async () => {
    const sheet = document.createElement('style')
    sheet.textContent = 'summary { padding-block: 5px }'
    document.head.append(sheet)
    const block = await mount('accordion', {}, HTML)
    sheet.remove()
    expect(getComputedStyle(button(block, 'Shipping')).paddingBlock).to.equal('5px')
    expect(block.querySelector('[data-dividers]')?.getAttribute('data-dividers')).to.equal('false')
  })

  it('keeps the classes of exported markup', async () => {
    const block = await mount('accordion', {}, LEGACY)
    expect(titles(block)).to.deep.equal(['First', 'Second'])
    expect(expanded(block)).to.deep.equal(['First'])
    const item = button(block, 'First')
    expect(item.classList.contains('accordion-item__click-target')).to.equal(true)
    expect(item.style.paddingTop).to.equal('30px')
    button(block, 'Second').click()
    await until(() => expanded(block).length === 2)
    expect(await violations(block)).to.deep.equal([])
  })
})

describe('the heading of an exported item', () => {
  for (const tag of ['p', 'h4', 'div']) {
    it(`stays a <${tag}>, with its level`, async () => {
      const block = await mount(
        'accordion',
        {},
        LEGACY.replaceAll(/<(\/?)p(?= class|>\s*<div class="accordion-item__dropdown)/g, `<$1${tag}`),
      )
      const heading = button(block, 'First').parentElement
      expect([heading?.localName, heading?.role, heading?.ariaLevel]).to.deep.equal([tag, 'heading', '3'])
      expect(heading?.classList.contains('accordion-item__title-wrapper')).to.equal(true)
      expect(await violations(block)).to.deep.equal([])
    })
  }

  it('needs no role if its tag has the level', async () => {
    const html =
      '<ul class="accordion-items-container"><li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target"><span class="accordion-item__title">A</span></button></h4></li></ul>'
    const heading = button(await mount('accordion', {}, html), 'A').parentElement
    expect([heading?.localName, heading?.role]).to.deep.equal(['h4', null])
  })
})

describe('the author’s elements, which <ashlar-accordion> takes apart,', () => {
  const marks = (id: string): string =>
    `id="${id}" class="own" lang="fr" dir="ltr" data-from="cms" aria-description="${id}"`

  function expectMarks(id: string, element: Element | null | undefined): void {
    const kept = ['id', 'lang', 'dir', 'data-from', 'aria-description'].map(name =>
      element?.getAttribute(name),
    )
    expect(kept).to.deep.equal([id, 'fr', 'ltr', 'cms', id])
    expect(element?.classList.contains('own')).to.equal(true)
    expect(document.querySelectorAll(`#${id}`).length).to.equal(1)
  }

  it('keep their attributes where they are <details> [ACC-07]', async () => {
    const html = `<div ${marks('list')}><details ${marks('item')}><summary ${marks('title')}><h4 ${marks('heading')}>Shipping</h4></summary>Two days.</details></div>`
    const block = await mount('accordion', {}, html)
    expectMarks('list', block.querySelector('.accordion'))
    expectMarks('item', block.querySelector('.accordion__item'))
    expectMarks('title', button(block, 'Shipping'))
    expectMarks('heading', block.querySelector('h4'))
    button(block, 'Shipping').click()
    await until(() => block.querySelector('[role=region][aria-labelledby=title]'))
    expect(await violations(block)).to.deep.equal([])
  })

  it('keep their attributes where they are headings [ACC-07]', async () => {
    const html = `<section ${marks('list')}><h3 ${marks('wash')}>Wash</h3><p>Warm.</p></section>`
    const block = await mount('accordion', {}, html)
    expectMarks('list', block.querySelector('.accordion'))
    expectMarks('wash', block.querySelector('h3'))
    expect(expanded(block)).to.deep.equal([])
  })

  for (const [what, html] of [
    [
      'an item',
      '<details id="a"><summary>A</summary>a</details><details id="target"><summary>B</summary>b</details>',
    ],
    ['a heading', '<h3 id="a">A</h3><p>a</p><h3 id="target">B</h3><p>b</p>'],
  ] as const) {
    it(`open by a link to ${what}, and by the page’s address [ACC-07]`, async () => {
      const link = (hash: string): void => {
        location.hash = hash
      }
      const block = await mount('accordion', {}, html)
      link('target')
      await until(() => expanded(block).join() === 'B')
      link('a')
      await until(() => expanded(block).join() === 'A')
      block.remove()
      const later = await mount('accordion', {}, html)
      await until(() => expanded(later).join() === 'A')
      history.replaceState(null, '', location.pathname + location.search)
    })
  }
})

const LEGACY = `
  <ul class="accordion-items-container" data-should-allow-multiple-open-items="true" data-is-expanded-first-item="true"
      data-is-divider-enabled="" data-accordion-icon-placement="left" data-accordion-title-alignment="center">
    ${['First', 'Second']
      .map(
        title => `<li class="accordion-item"><p class="accordion-item__title-wrapper" role="heading" aria-level="3">
          <button class="accordion-item__click-target" aria-expanded="false" style="padding-top: 30px">
            <span class="accordion-item__title">${title}</span>
            <div class="accordion-icon-container" data-is-open="false" aria-hidden="true"><div class="plus"></div></div>
          </button></p>
          <div class="accordion-item__dropdown" role="region">
            <div class="accordion-item__description" style="padding-bottom: 30px"><p>${title} text</p></div>
          </div></li>`,
      )
      .join('')}
  </ul>`
