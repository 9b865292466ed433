import { expect } from 'chai'
import { $site } from '../../src/site/core/site'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './announcement-bar'
import { CLOSED_COOKIE } from './announcement-bar.state'

const HTML = '<p>Open <a href="/late">late</a> on Thursdays</p>'
const forget = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: deletes the cookie as a visitor would
  document.cookie = `${CLOSED_COOKIE}=; path=/; max-age=0`
}
const closeButton = (block: Element): HTMLElement | null => block.querySelector('button')

describe('<ashlar-announcement-bar>', () => {
  beforeEach(forget)
  afterEach(() => {
    forget()
    $site.set({})
  })

  it('centres its text where the site limits the length of paragraphs', async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { margin: 0 } p { max-width: 12ch }')
    document.adoptedStyleSheets.push(sheet)
    $site.set({ showAnnouncementBar: true })
    const block = await mount('announcement-bar', {}, HTML)
    const [words, text] = ['.announcement-bar__words', 'p'].map(
      part => block.querySelector(part)?.clientWidth,
    )
    expect(text).to.equal(words)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  })

  it('keeps the server’s HTML, adds a close button and is accessible [POP-16]', async () => {
    $site.set({ showAnnouncementBar: true })
    let before = new DOMRect()
    const block = await mount('announcement-bar', {}, HTML, host => {
      host.addEventListener('ashlar:mount', () => {
        before = host.getBoundingClientRect()
      })
    })
    expect(block.querySelector('p')?.textContent).to.equal('Open late on Thursdays')
    expect(block.getBoundingClientRect().height).to.equal(before.height)
    expect(await violations(block)).to.deep.equal([])
  })

  it('hides if the context disables it [POP-16]', async () => {
    $site.set({ showAnnouncementBar: false })
    const block = await mount('announcement-bar', {}, HTML)
    expect([block.textContent, block.offsetHeight]).to.deep.equal(['', 0])
  })

  it('sanitizes the HTML of its JSON and links to its `url`', async () => {
    const html = '<p onclick="x()">Sale<script>x()</script><img src="data:," alt="" onerror="x()"></p>'
    const block = await mount('announcement-bar', { html, url: '/sale', newWindow: true })
    const words = await until(() => block.querySelector('p'))
    expect(words.textContent).to.equal('Sale')
    expect(block.querySelector('script, [onclick], [onerror]') === null).to.equal(true)
    const link = block.querySelector<HTMLAnchorElement>('.announcement-bar__link')
    expect([link?.getAttribute('href'), link?.ariaLabel, link?.rel]).to.deep.equal([
      '/sale',
      'Sale',
      'noopener',
    ])
    expect(await violations(block)).to.deep.equal([])
  })

  it('stays dismissed until its text changes', async () => {
    const block = await mount('announcement-bar', {}, HTML)
    const fired: unknown[] = []
    block.addEventListener('ashlar:change', event => fired.push((event as CustomEvent).detail))
    closeButton(block)?.click()
    await settle()
    expect([block.offsetHeight, fired]).to.deep.equal([0, [{ isOpen: false }]])
    const again = await mount('announcement-bar', {}, HTML)
    expect(again.offsetHeight).to.equal(0)
    const other = await mount('announcement-bar', {}, '<p>Closed on Friday</p>')
    expect(other.offsetHeight).to.be.above(0)
  })

  it('has no button if `isClosable` is false, and keeps the server’s HTML on invalid data', async () => {
    expect(closeButton(await mount('announcement-bar', { isClosable: false }, HTML)) === null).to.equal(true)
    let block = document.body
    const codes = await errorsDuring(async () => {
      block = await mount('announcement-bar', { html: 7 }, HTML)
    })
    expect(codes).to.deep.equal(['data-invalid'])
    expect(block.textContent).to.equal('Open late on Thursdays')
  })
})
