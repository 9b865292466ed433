import { expect } from 'chai'
import { fragments, readFragment } from '../../test/fragments'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import { withSheet } from '../../test/with-reset'
import './menu-tabs'
import { HTML, panels, selected, shown, tabs } from './menu-tabs.fixture'

const texts = (block: Element): string[] => tabs(block).map(({ textContent }) => textContent.trim())
const contents = (block: Element): string[] => panels(block).map(({ textContent }) => textContent.trim())

/** Markup of an exported page, with one more panel than tabs. */
const EXPORTED = `<div class="menu-wrapper menu-style-simple">
  <div role="tablist" class="menu-selector">
    <label role="tab" class="menu-select-labels" aria-selected="false">Lunch</label>
    <label role="tab" class="menu-select-labels menu-select-labels--active" aria-selected="true">Wine</label>
  </div>
  <div class="menus menus--has-multiple">
    <div role="tabpanel" aria-label="Lunch" class="menu menu-active" style="display: block"><p>Soup</p></div>
    <div role="tabpanel" aria-label="Late" class="menu" style="display: block"><p>Cheese</p></div>
    <div role="tabpanel" aria-label="Wine" class="menu" style="display: block"><p>Silvaner</p></div>
  </div>
</div>`

describe('the HTML inside <ashlar-menu-tabs>', () => {
  for (const [what, html] of [
    ['boxes that begin with a heading', HTML],
    ['a box around them', `<div>${HTML}</div>`],
    [
      'headings and what follows each',
      '<h2 id="lunch">Lunch</h2><p>Leek <em>soup</em>, $9</p><h2>Wine</h2><p>Silvaner, <a href="/">a glass</a></p><h2>Late</h2><h3></h3>Cheese',
    ],
  ] as const) {
    it(`reads its menus from ${what}, without cloning them`, async () => {
      let emphasis: Element | null = null
      const block = await mount('menu-tabs', {}, html, host => {
        emphasis = host.querySelector('em')
      })
      expect(texts(block)).to.deep.equal(['Lunch', 'Wine', 'Late'])
      expect(contents(block)).to.deep.equal(['Leek soup, $9', 'Silvaner, a glass', 'Cheese'])
      expect(block.querySelector('em') === emphasis).to.equal(true)
      expect(panels(block)[0]?.id).to.equal('lunch')
      expect(await violations(block)).to.deep.equal([])
      block.remove()
      await settle()
      expect(block.innerHTML).to.equal(html)
    })
  }

  it('keeps its tabs, and the chosen one, when a page translator replaces its texts', async () => {
    const block = await mount('menu-tabs', {}, HTML)
    tabs(block)[1]?.click()
    await until(() => shown(block)[0] === 'Wine')
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) found.push(walker.currentNode as Text)
    for (const text of found) {
      const translated = document.createElement('font')
      translated.append(text.data.toUpperCase())
      text.replaceWith(translated)
    }
    await settle()
    expect(texts(block)).to.deep.equal(['LUNCH', 'WINE', 'LATE'])
    expect(contents(block)).to.deep.equal(['LEEK SOUP, $9', 'SILVANER, A GLASS', 'CHEESE'])
    expect(shown(block)).to.deep.equal(['WINE'])
  })

  for (const [what, html] of [
    ['it contains only one', '<section><h3>Lunch</h3><p>Soup</p></section>'],
    ['it contains no menu', '<p>Closed on Mondays.</p>'],
    [
      'it contains more than menus',
      '<p>Before.</p><section><h3>A</h3></section><section><h3>B</h3></section>',
    ],
  ] as const) {
    it(`shows the server’s HTML if ${what}`, async () => {
      const block = await mount('menu-tabs', {}, html)
      expect(tabs(block)).to.deep.equal([])
      expect(block.firstElementChild?.innerHTML).to.equal(html)
    })
  }

  it('keeps the classes of exported markup, whatever its order [TAB-01]', async () => {
    const block = await mount('menu-tabs', {}, EXPORTED)
    expect(texts(block)).to.deep.equal(['Lunch', 'Late', 'Wine'])
    expect(contents(block)).to.deep.equal(['Soup', 'Cheese', 'Silvaner'])
    expect(selected(block)).to.deep.equal(['Lunch'])
    const [first, , last] = tabs(block)
    expect(first?.matches('.menu-wrapper > .menu-selector > .menu-select-labels--active')).to.equal(true)
    expect(await violations(block)).to.deep.equal([])
    last?.click()
    await until(() => shown(block)[0] === 'Wine')
    expect(block.querySelectorAll('.menu-select-labels--active').length).to.equal(1)
    expect(block.querySelector('.menus > .menu-active')?.textContent).to.equal('Silvaner')
    const heights = panels(block).map(panel => panel.offsetHeight > 0)
    expect(heights).to.deep.equal([false, false, true])
  })

  it('leaves the boxes of adopted tabs to the page', async () => {
    await withSheet('.menu-select-labels { padding: 20px; margin: 5px }', async () => {
      const block = await mount('menu-tabs', {}, EXPORTED)
      const adopted = document.createElement('div')
      adopted.className = 'sqs-block'
      block.before(adopted)
      adopted.append(block)
      const { padding, margin } = getComputedStyle(tabs(block)[0] ?? block)
      expect([padding, margin]).to.deep.equal(['20px', '5px'])
    })
  })

  it('pairs tabs and panels by their order if nothing else links them', async () => {
    const html = EXPORTED.replaceAll(/ aria-label="\w+"/g, '').replace(/<div[^>]*><p>Cheese<\/p><\/div>/, '')
    const block = await mount('menu-tabs', {}, html)
    expect(texts(block)).to.deep.equal(['Lunch', 'Wine'])
    expect(contents(block)).to.deep.equal(['Soup', 'Silvaner'])
  })

  it('upgrades the menus of real pages (skipped without the corpus)', async function () {
    const found = await fragments('menu-tabs')
    if (found.length === 0) this.skip()
    for (const fragment of found) {
      const count = readFragment(fragment).querySelectorAll('[role=tabpanel]').length
      const errors = await errorsDuring(async () => {
        const block = await mount('menu-tabs', {}, fragment)
        expect(tabs(block).length).to.equal(count)
        expect(selected(block).length).to.equal(1)
        expect(await violations(block)).to.deep.equal([])
        tabs(block).at(-1)?.click()
        await until(() => shown(block)[0] === texts(block).at(-1))
      })
      expect(errors).to.deep.equal([])
    }
  })
})
