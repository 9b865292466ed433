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
