import { expect } from 'chai'
import { mount, settle, until, violations } from '../../test/mount'
import { setWindowSize } from '../../test/window-size'
import './site-header'
import { find, focused, folderButtons, HTML, pressEscape, shownLinks } from './site-header.fixture'

describe('the menu of <ashlar-site-header> in a narrow window', () => {
  const burger = (block: Element): HTMLElement => find(block, '.site-header__burger')
  const block = (element: Element): Element => element.closest('ashlar-site-header') as Element
  const press = async (element: HTMLElement): Promise<void> => {
    element.focus()
    element.click()
    // The menu is loaded by the button.
    await until(() => block(element).querySelector('dialog'))
    await settle()
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  }

  before(() => setWindowSize(390, 800))
  after(() => setWindowSize(1280, 800))

  it('opens with the server’s very navigation, accessibly, and gives it back', async () => {
    const block = await mount('site-header', {}, HTML)
    const nav = find(block, 'nav')
    expect(shownLinks(block)).to.deep.equal([])
    expect(await violations(block)).to.deep.equal([])
    await press(burger(block))
    expect(shownLinks(block)).to.deep.equal(['Shop', 'Visit'])
    expect(find(block, 'dialog nav') === nav).to.equal(true)
    expect(burger(block).ariaExpanded).to.equal('true')
    expect(focused()).to.equal('Close')
    // The edges of the window and of the bar would hide a ring around it.
    // WebKit shows none after a click.
    const close = document.activeElement as Element
    const offset = close.matches(':focus-visible') ? '-2px' : '0px'
    expect(getComputedStyle(close).outlineOffset).to.equal(offset)
    expect(document.body.style.overflow).to.equal('hidden')
    expect(await violations(block)).to.deep.equal([])

    pressEscape()
    expect(find(block, 'header > nav') === nav).to.equal(true)
    expect([focused(), burger(block).ariaExpanded]).to.deep.equal(['Menu', 'false'])
    expect(document.body.style.overflow).to.equal('')
  })

  it('shows one folder at a time, with a way back', async () => {
    const block = await mount('site-header', {}, HTML)
    await press(burger(block))
    const [shop, bowls] = folderButtons(block)
    await press(shop as HTMLElement)
    expect(shownLinks(block)).to.deep.equal(['Shop', 'Mugs', 'Bowls'])
    expect(focused()).to.equal('Back')
    expect(await violations(block)).to.deep.equal([])
    await press(bowls as HTMLElement)
    expect(shownLinks(block)).to.deep.equal(['Bowls', 'Small bowls'])
    await press(find(block, '.site-header__back'))
    expect(focused()).to.equal('More in Bowls')
    pressEscape()
    expect(shownLinks(block)).to.deep.equal(['Shop', 'Visit'])
    expect(focused()).to.equal('More in Shop')
    pressEscape()
    expect(focused()).to.equal('Menu')
  })

  it('closes when a link is followed, and when the window becomes wide', async () => {
    const block = await mount('site-header', {}, HTML)
    const isOpen = (): boolean => block.querySelector('dialog') !== null
    await press(burger(block))
    await press(folderButtons(block)[2] as HTMLElement)
    expect(shownLinks(block)).to.deep.equal(['Team', 'The kiln'])
    find(block, 'a[href="#kiln"]').click()
    expect(isOpen()).to.equal(false)
    await press(burger(block))
    await setWindowSize(1280, 800)
    await until(() => !isOpen())
    expect(shownLinks(block)).to.deep.equal(['Shop', 'Visit'])
    await setWindowSize(390, 800)
  })

  it('restores the server’s HTML on removal, even while the menu is open', async () => {
    const block = await mount('site-header', { position: 'sticky' }, HTML)
    await press(burger(block))
    await press(folderButtons(block)[2] as HTMLElement)
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(HTML)
    expect([...block.attributes].map(({ name }) => name)).to.deep.equal(['data-block-json'])
    expect(document.documentElement.style.cssText).to.equal('')
  })
})
