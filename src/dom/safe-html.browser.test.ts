import { expect } from 'chai'
import { safeHtml } from './safe-html'

function read(html: string, options = {}): string {
  const box = document.createElement('div')
  box.append(...safeHtml(html, options))
  return box.innerHTML
}

describe('untrusted HTML', () => {
  it('keeps its text, links and formatting', () => {
    const html = '<p style="color: red">A <a href="/b" target="_blank">link</a></p>'
    expect(read(html)).to.equal(html)
  })

  it('loses everything executable, and styles for the page', () => {
    expect(read('<style>* { display: none }</style><p onclick="x()">A</p><script>x()</script>')).to.equal(
      '<p>A</p>',
    )
  })

  it('keeps blocks only if allowed, with their content', () => {
    const html = '<ashlar-quote data-block-json="{}"><p>A</p></ashlar-quote><other-element>B</other-element>'
    expect(read(html)).to.equal('<p>A</p>B')
    expect(read(html, { withBlocks: true })).to.equal(
      '<ashlar-quote data-block-json="{}"><p>A</p></ashlar-quote>B',
    )
  })

  it('removes the data of a block that asks for scripts, however it is escaped', () => {
    const json = '{"html":"&lt;script&gt;x()&lt;/script&gt;","\\u0072unScripts":true}'
    const html = `<ashlar-embed data-block-json='${json}' onclick="x()">A</ashlar-embed><p data-ashlar="embed" data-block-json='${json}'>B</p>`
    expect(read(html, { withBlocks: true })).to.equal(
      '<ashlar-embed>A</ashlar-embed><p data-ashlar="embed">B</p>',
    )
  })
})

describe('HTML that cannot be sanitized', () => {
  const refused = (html: string): { shown: string; codes: readonly string[] } => {
    const codes: string[] = []
    const listen = (event: Event): void => {
      event.preventDefault()
      codes.push((event as CustomEvent<{ code: string }>).detail.code)
    }
    document.addEventListener('ashlar:error', listen)
    try {
      return { shown: read(html), codes }
    } finally {
      document.removeEventListener('ashlar:error', listen)
    }
  }

  it('is shown as text and reported if the page refuses parsing', () => {
    const { parseFromString } = DOMParser.prototype
    DOMParser.prototype.parseFromString = () => {
      throw new TypeError('trusted types')
    }
    try {
      expect(refused('<p>A <b>bold</b></p><script>x()</script><img src=x onerror="x()">')).to.deep.equal({
        shown: 'A  bold',
        codes: ['html-refused'],
      })
    } finally {
      DOMParser.prototype.parseFromString = parseFromString
    }
  })

  for (const html of [
    '<frameset><frame src="javascript:x()"></frameset>',
    '<html><frameset onload="x()"></frameset></html>',
    '<form id=x><input name=attributes><input name=nodeName></form><p>A</p>',
    '<svg><animate onbegin="x()"><p>A',
    `${'<div>'.repeat(20_000)}A`,
    '',
  ]) {
    it(`never throws: ${html.slice(0, 60)}`, () => {
      expect(refused(html).shown).not.to.match(/onload|onbegin|javascript:/)
    })
  }

  it('does not depend on what the page names its elements', () => {
    const names = ['implementation', 'createNodeIterator', 'getElementsByTagName', 'body']
    const images = names.map(name => Object.assign(document.createElement('img'), { name }))
    document.body.append(...images)
    try {
      expect(refused('<p onclick="x()">A</p>').shown).to.match(/^(<p>A<\/p>|A)$/)
    } finally {
      for (const image of images) image.remove()
    }
  })
})
