import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import { setWindowSize } from '../../test/window-size'
import './site-header'
import { find, folderButtons, HTML, pressEscape, shownLinks } from './site-header.fixture'
import css from './site-header.unscripted.static.css?inline'

const focused = (): string =>
  document.activeElement?.ariaLabel ?? document.activeElement?.textContent.trim() ?? ''

/** Runs what `act` postpones, at once. */
function runTimersOf(act: () => void): void {
  const { setTimeout } = window
  const postponed: (() => void)[] = []
  window.setTimeout = ((work: () => void) => postponed.push(work)) as typeof setTimeout
  act()
  window.setTimeout = setTimeout
  for (const work of postponed) work()
}

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
    expect(document.documentElement.style.overflow).to.equal('hidden')
    expect(await violations(block)).to.deep.equal([])

    pressEscape()
    expect(find(block, 'header > nav') === nav).to.equal(true)
    expect([focused(), burger(block).ariaExpanded]).to.deep.equal(['Menu', 'false'])
    expect(document.documentElement.style.overflow).to.equal('')
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

describe('the folders of <ashlar-site-header> in a wide window', () => {
  const hover = (element: Element | null | undefined, type: string): unknown =>
    element?.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }))
  const item = (block: Element): Element | null => find(block, 'a[href="/shop"]').parentElement

  before(() => setWindowSize(1280, 800))

  it('open and close by presses, one at a time, accessibly', async () => {
    const block = await mount('site-header', {}, HTML)
    const [shop, , about] = folderButtons(block)
    expect(shownLinks(block)).to.deep.equal(['Shop', 'Visit'])
    shop?.click()
    expect(shop?.ariaExpanded).to.equal('true')
    expect(shownLinks(block)).to.deep.equal(['Shop', 'Mugs', 'Bowls', 'Visit'])
    expect(await violations(block)).to.deep.equal([])
    about?.click()
    expect(shownLinks(block)).to.deep.equal(['Shop', 'Team', 'The kiln', 'Visit'])
    about?.click()
    expect(shownLinks(block)).to.deep.equal(['Shop', 'Visit'])
  })

  it('close with Escape, when the focus leaves them, and by a press elsewhere', async () => {
    const block = await mount('site-header', {}, HTML)
    const [shop, bowls] = folderButtons(block)
    shop?.click()
    bowls?.click()
    find(block, 'a[href="/shop/bowls/small"]').focus()
    pressEscape()
    expect(focused()).to.equal('More in Bowls')
    pressEscape()
    expect(focused()).to.equal('More in Shop')
    shop?.click()
    find(block, 'a[href="/visit"]').focus()
    expect(shop?.ariaExpanded).to.equal('false')
    shop?.click()
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    expect(shop?.ariaExpanded).to.equal('false')
  })

  it('follow the mouse, and stay open once pressed', async () => {
    const block = await mount('site-header', {}, HTML)
    const [shop] = folderButtons(block)
    hover(item(block), 'pointerenter')
    expect(shop?.ariaExpanded).to.equal('true')
    hover(item(block), 'pointerleave')
    await until(() => shop?.ariaExpanded === 'false')
    hover(item(block), 'pointerenter')
    shop?.click()
    runTimersOf(() => hover(item(block), 'pointerleave'))
    expect(shop?.ariaExpanded).to.equal('true')
    shop?.click()
    expect(shop?.ariaExpanded).to.equal('false')
  })

  it('keep the server’s nodes, and mark the current page', async () => {
    const { pathname } = location
    let nodes: Node[] = []
    const block = await mount('site-header', {}, HTML.replace('/visit', pathname), host => {
      nodes = [...host.querySelectorAll('*')]
    })
    expect(nodes.every(node => block.contains(node))).to.equal(true)
    const current = [...block.querySelectorAll<HTMLAnchorElement>('[aria-current=page]')]
    expect(current.map(link => new URL(link.href).pathname)).to.include(pathname)
    expect(current.length).to.be.lessThan(3)
  })
})

describe('<ashlar-site-header>', () => {
  const style = document.createElement('style')

  // As in `ashlar.css`.
  before(() => {
    style.textContent = css
    document.head.append(style)
  })
  after(() => style.remove())

  it('moves nothing below it on upgrade, at any width', async () => {
    for (const width of [390, 1280]) {
      await setWindowSize(width, 800)
      const heights: number[] = []
      const block = await mount('site-header', {}, HTML, host => {
        host.addEventListener('ashlar:mount', () => heights.push(host.offsetHeight))
      })
      expect(heights).to.deep.equal([block.offsetHeight])
      block.remove()
    }
  })

  it('stays in view, or returns while the visitor scrolls up', async () => {
    const block = await mount('site-header', { position: 'scroll-back' }, HTML, host => {
      host.style.setProperty('--ashlar-duration', '1ms')
    })
    const tall = document.createElement('div')
    tall.style.blockSize = '5000px'
    block.after(tall)
    const top = (): number => block.getBoundingClientRect().bottom
    const { style } = document.documentElement
    await until(() => style.scrollPaddingBlockStart === `${block.offsetHeight}px`)
    scrollTo(0, 1000)
    await until(() => top() <= 0)
    scrollTo(0, 900)
    await until(() => block.getBoundingClientRect().top === 0)
    scrollTo(0, 1500)
    await until(() => top() <= 0)
    find(block, '#cart').focus({ preventScroll: true })
    await until(() => block.getBoundingClientRect().top === 0)
    scrollTo(0, 0)
  })

  it('keeps the HTML of the server if its data is invalid, or has no navigation', async () => {
    const codes = await errorsDuring(async () => {
      const block = await mount('site-header', { position: 'top' }, HTML)
      expect(block.innerHTML).to.equal(HTML)
      const other = await mount('site-header', {}, '<header><a href="/">Potter</a></header>')
      expect(other.querySelector('button')).to.equal(null)
    })
    expect(codes).to.deep.equal(['data-invalid'])
  })
})
