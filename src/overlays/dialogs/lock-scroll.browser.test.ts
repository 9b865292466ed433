import { expect } from 'chai'
import { lockScroll } from './lock-scroll'

const { documentElement: root } = document

/** Styles of pages, and what scrolls there. */
const PAGES: readonly (readonly [css: string, scroller: () => Element])[] = [
  ['', () => root],
  ['html, body { height: 100% } body { overflow-x: hidden }', () => root],
  ['html, body { height: 100% } body { overflow-x: clip }', () => root],
  ['html, body { height: 100% } html { overflow-x: hidden }', () => root],
  ['html { overflow-y: scroll }', () => root],
  ['html, body { height: 100%; overflow-x: hidden }', () => document.body],
  ['html { overflow: hidden; height: 100% } body { height: 100%; overflow: auto }', () => document.body],
  [
    'html { height: 100% } body { display: flex; flex-direction: column; min-height: 100%; overflow-x: hidden }',
    () => root,
  ],
  ['body { transform: translateX(0); zoom: 1.1; overflow-x: hidden }', () => root],
]

describe('the scroll lock', () => {
  for (const [css, scroller] of PAGES) {
    it(`leaves the page where it is with ${css || 'no styles'}`, () => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
      const tall = document.createElement('div')
      Object.assign(tall.style, { height: '3000px', flex: 'none' })
      document.body.append(tall)
      try {
        const scrolled = scroller()
        scrolled.scrollTop = 700
        const { left, width } = tall.getBoundingClientRect()
        const unlock = lockScroll()
        expect([scrolled.scrollTop, tall.getBoundingClientRect().width]).to.deep.equal([700, width])
        expect(tall.getBoundingClientRect().left).to.equal(left)
        const places = [root, document.body].map(element => element.style.overflow)
        expect(places).to.include('hidden')
        unlock()
        expect(scrolled.scrollTop).to.equal(700)
        expect([root, document.body].map(element => element.getAttribute('style'))).to.deep.equal([
          null,
          null,
        ])
      } finally {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
        tall.remove()
      }
    })
  }

  it('lasts until the last overlay releases it, in any order', () => {
    const first = lockScroll(true)
    const second = lockScroll(false)
    first()
    first()
    expect([document.body.style.overflow, root.style.scrollbarGutter]).to.deep.equal(['hidden', 'stable'])
    second()
    expect([root, document.body].map(element => element.hasAttribute('style'))).to.deep.equal([false, false])
  })

  it('restores the styles of the page', () => {
    root.style.overflow = 'clip'
    document.body.style.overflow = 'auto'
    lockScroll(true)()
    expect([root, document.body].map(element => element.getAttribute('style'))).to.deep.equal([
      'overflow: clip;',
      'overflow: auto;',
    ])
    for (const element of [root, document.body]) element.removeAttribute('style')
  })
})
