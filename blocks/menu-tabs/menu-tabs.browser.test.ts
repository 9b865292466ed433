import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './menu-tabs'
import { DATA, HTML, panels, press, selected, shown, tabs } from './menu-tabs.fixture'

const texts = (block: Element): string[] => tabs(block).map(({ textContent }) => textContent.trim())

describe('<ashlar-menu-tabs>', () => {
  it('starts with the first tab selected and is accessible [TAB-01] [A11Y-04]', async () => {
    const block = await mount('menu-tabs', DATA)
    expect(texts(block)).to.deep.equal(['Lunch', 'Wine', 'Late'])
    expect(selected(block)).to.deep.equal(['Lunch'])
    expect(shown(block)).to.deep.equal(['Lunch'])
    expect(await violations(block)).to.deep.equal([])
  })

  it('shows sections, dishes, prices and options of its JSON', async () => {
    const block = await mount('menu-tabs', DATA, '', host => {
      host.lang = 'de'
    })
    const [lunch] = panels(block)
    expect(lunch?.querySelector('h3')?.textContent).to.equal('Small plates')
    expect(
      [...(lunch?.querySelectorAll('.menu-tabs__line') ?? [])].map(line => line.textContent),
    ).to.deep.equal(['Leek soup$9', 'Trout21,5', 'With potatoes3'])
    expect(lunch?.querySelector('li p')?.textContent).to.equal('With rye bread')
  })

  it('selects a tab on click and fires an event [TAB-02]', async () => {
    const block = await mount('menu-tabs', DATA)
    const fired: unknown[] = []
    block.addEventListener('ashlar:change', event => fired.push((event as CustomEvent).detail))
    tabs(block)[1]?.click()
    await until(() => selected(block)[0] === 'Wine')
    expect(shown(block)).to.deep.equal(['Wine'])
    tabs(block)[1]?.click()
    await settle()
    expect(fired).to.deep.equal([{ selected: 1 }])
  })

  it('does not prevent Enter and Space, which activate the tabs as buttons [TAB-02]', async () => {
    const block = await mount('menu-tabs', DATA)
    tabs(block)[1]?.focus()
    // If not prevented, a browser turns both keys on a button into a click.
    expect([press('Enter'), press(' ')]).to.deep.equal([true, true])
    expect(document.activeElement?.matches('button[type=button][role=tab]')).to.equal(true)
    ;(document.activeElement as HTMLElement).click()
    await until(() => selected(block)[0] === 'Wine')
  })

  it('moves by the arrow keys and wraps around, and to the ends by Home and End [TAB-03]', async () => {
    const block = await mount('menu-tabs', DATA)
    tabs(block)[0]?.focus()
    for (const [key, title] of [
      ['ArrowLeft', 'Late'],
      ['ArrowRight', 'Lunch'],
      ['ArrowRight', 'Wine'],
      ['End', 'Late'],
      ['Home', 'Lunch'],
    ] as const) {
      expect(press(key)).to.equal(false)
      await until(() => selected(block)[0] === title)
      expect(document.activeElement?.textContent).to.equal(title)
    }
    expect(press('ArrowDown')).to.equal(true)
  })

  it('is mirrored in right-to-left text [TAB-03]', async () => {
    const block = await mount('menu-tabs', DATA, '', host => {
      host.dir = 'rtl'
    })
    tabs(block)[0]?.focus()
    press('ArrowLeft')
    await until(() => selected(block)[0] === 'Wine')
  })

  it('has one Tab stop at the selected tab, followed by its panel [A11Y-04]', async () => {
    const block = await mount('menu-tabs', {}, HTML)
    const stops = () => tabs(block).map(({ tabIndex }) => tabIndex)
    expect(stops()).to.deep.equal([0, -1, -1])
    tabs(block)[2]?.click()
    await until(() => stops().join() === '-1,-1,0')
    for (const [index, tab] of tabs(block).entries()) {
      expect(tab.getAttribute('aria-controls')).to.equal(panels(block)[index]?.id)
      tab.click()
      await until(() => panels(block)[index]?.getAttribute('aria-labelledby') === tab.id)
    }
    expect(block.querySelector('[role=tablist]')?.ariaLabel).to.equal('Menus')
  })

  it('lets the focus into the open panel only, and names no closed one [TAB-03] [A11Y-04]', async () => {
    const block = await mount('menu-tabs', {}, HTML)
    const stops = () => panels(block).map(panel => panel.tabIndex >= 0)
    const roles = () => panels(block).map(panel => panel.role)
    expect([stops(), roles()]).to.deep.equal([
      [true, false, false],
      ['tabpanel', null, null],
    ])
    // A panel with a link needs no Tab stop of its own.
    tabs(block)[1]?.click()
    await until(() => stops().join() === 'false,false,false')
    tabs(block)[1]?.focus()
    press('End')
    await until(() => stops().join() === 'false,false,true')
    expect(roles()).to.deep.equal([null, null, 'tabpanel'])
  })

  it('opens the menu in which a find-in-page match lies', async () => {
    const block = await mount('menu-tabs', {}, HTML)
    panels(block)[1]?.dispatchEvent(new Event('beforematch'))
    await until(() => selected(block)[0] === 'Wine')
    expect(shown(block)).to.deep.equal(['Wine'])
  })

  for (const [hash, title] of [
    ['#late', 'Late'],
    ['#cheese', 'Late'],
    ['#50%', 'Lunch'],
  ] as const) {
    it(`starts with ${title} if the URL ends with ${hash}`, async () => {
      const { href } = location
      history.replaceState(null, '', hash)
      const block = await mount('menu-tabs', {}, HTML)
      history.replaceState(null, '', href)
      await until(() => selected(block)[0] === title)
      expect(panels(block)[2]?.id).to.equal('late')
    })
  }

  it('keeps the selected menu when the page moves the block', async () => {
    const block = await mount('menu-tabs', DATA)
    tabs(block)[1]?.click()
    await until(() => selected(block)[0] === 'Wine')
    document.body.append(block)
    await settle()
    expect(shown(block)).to.deep.equal(['Wine'])
  })

  it('selects the last menu if the server removes the selected one', async () => {
    const block = await mount('menu-tabs', DATA)
    tabs(block)[2]?.click()
    await until(() => selected(block)[0] === 'Late')
    block.dataset.blockJson = JSON.stringify({ menus: DATA.menus.slice(0, 2) })
    await until(() => selected(block)[0] === 'Wine')
  })

  it('shows a single menu without tabs, under its title', async () => {
    const block = await mount('menu-tabs', { menus: DATA.menus.slice(1, 2) })
    expect(tabs(block)).to.deep.equal([])
    expect(block.querySelector('h3')?.textContent).to.equal('Wine')
    expect(block.textContent).to.contain('Silvaner')
    expect(await violations(block)).to.deep.equal([])
  })

  for (const [what, json, code] of [
    ['is not JSON', '{oops', 'data-not-json'],
    ['has the wrong type', '{"menus":"none"}', 'data-invalid'],
    ['has a menu without a title', '{"menus":[{}]}', 'data-invalid'],
    ['has text instead of the server’s nodes', '{"menus":[{"title":"A","content":["<b>"]}]}', 'data-invalid'],
  ] as const) {
    it(`keeps the server’s HTML when the data ${what}`, async () => {
      const errors = await errorsDuring(async () => {
        const block = await mount('menu-tabs', json, HTML)
        expect(block.innerHTML).to.equal(HTML)
      })
      expect(errors).to.deep.equal([code])
    })
  }

  it('renders the texts of its JSON as text', async () => {
    const title = '<img src=x onerror=alert(1)>'
    const block = await mount('menu-tabs', { menus: [{ title }, { title: 'B', sections: [{ title }] }] })
    expect(block.querySelector('img') === null).to.equal(true)
    expect(texts(block)[0]).to.equal(title)
  })
})
