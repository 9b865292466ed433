import { expect } from 'chai'
import { errorsDuring, mount, until, violations } from '../../test/mount'
import { setWindowSize } from '../../test/window-size'
import './site-header'
import { find, focused, folderButtons, HTML, pressEscape, shownLinks } from './site-header.fixture'
import css from './site-header.unscripted.static.css?raw'

/** Runs what `act` postpones, at once. */
function runTimersOf(act: () => void): void {
  const { setTimeout } = window
  const postponed: (() => void)[] = []
  window.setTimeout = ((work: () => void) => postponed.push(work)) as typeof setTimeout
  act()
  window.setTimeout = setTimeout
  for (const work of postponed) work()
}

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
