import { expect } from 'chai'
import { settle, until } from '../../../../test/mount'
import { setWindowSize } from '../../../../test/window-size'
import { start as startHeader } from './legacy-header'
import { NEW, NEW_CSS } from './legacy-header.fixture'

let stop = (): void => {}

const one = (selector: string): HTMLElement =>
  document.querySelector<HTMLElement>(selector) ?? expect.fail(`no ${selector}`)

const SECTION =
  '<main><section class="page-section"><div class="content-wrapper"><div class="content">Text</div></div></section></main><p style="block-size: 4000px">More</p>'

function start(css: string, bodyClass = ''): void {
  document.body.className = bodyClass
  document.body.style.margin = '0'
  document.body.innerHTML = `<style>${NEW_CSS} header { block-size: 138px; inline-size: 100% } ${css}</style>${NEW}${SECTION}`
  scrollTo(0, 0)
  stop = startHeader(document)
}

const top = (): number => Math.round(one('header').getBoundingClientRect().top)

describe('the place of an exported header', () => {
  before(() => setWindowSize(390, 700))
  after(() => setWindowSize(1280, 800))
  afterEach(() => {
    stop()
    document.body.className = ''
    document.body.replaceChildren()
    scrollTo(0, 0)
  })

  for (const position of ['absolute', 'relative']) {
    it(`stays in view if the page says so (${position})`, async () => {
      start(`header { position: ${position}; inset-block-start: 0 }`, 'tweak-fixed-header')
      scrollTo(0, 1000)
      await until(() => scrollY === 1000)
      expect(top()).to.equal(0)
      stop()
      expect(one('header').hasAttribute('style')).to.equal(false)
    })
  }

  it('scrolls away otherwise', async () => {
    start('header { position: absolute; inset-block-start: 0 }')
    scrollTo(0, 1000)
    await until(() => top() === -1000)
  })

  it('comes back when the visitor scrolls up, and while it is in use', async () => {
    const classes = 'tweak-fixed-header tweak-fixed-header-style-scroll-back'
    start('header { position: fixed; inset-block-start: 0; transition: none !important }', classes)
    await until(() => one('.page-section').style.paddingBlockStart)
    scrollTo(0, 1000)
    await until(() => top() === -138)
    scrollTo(0, 900)
    await until(() => top() === 0)
    scrollTo(0, 1100)
    await until(() => top() === -138)
    one('.header-burger-btn').focus()
    await until(() => top() === 0)
  })

  it('leaves the content of the first section uncovered', async () => {
    start('header { position: absolute; inset-block-start: 0 }')
    const content = (): number => Math.round(one('.content').getBoundingClientRect().top)
    await until(() => content() === 138)
    stop()
    expect(one('.page-section').hasAttribute('style')).to.equal(false)
  })

  it('leaves a first section alone that is below, or that has its distance', async () => {
    start('header { position: relative }')
    await settle()
    expect(one('.page-section').hasAttribute('style')).to.equal(false)
    stop()
    start(
      'header { position: absolute; inset-block-start: 0 } .content { padding-block-start: 0; margin-block-start: 200px }',
    )
    await settle()
    expect(one('.page-section').hasAttribute('style')).to.equal(false)
  })

  it('has a menu that fills a narrow window, with the rest out of reach', () => {
    start('')
    expect(one('.header-nav').checkVisibility()).to.equal(false)
    one('.header-burger-btn').click()
    // The page's width without its scroll bar; engines have a smallest window of their own.
    const { width, height } = one('.header-menu').getBoundingClientRect()
    expect([width, height]).to.deep.equal([document.documentElement.clientWidth, innerHeight])
    expect([one('main').inert, document.body.style.overflow]).to.deep.equal([true, 'hidden'])
    one('[data-folder-id]').click()
    expect(document.activeElement?.textContent.trim()).to.equal('Back')
  })
})
