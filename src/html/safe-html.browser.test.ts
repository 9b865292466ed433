import { expect } from 'chai'
import { safeHtml } from './safe-html'

function read(html: string): string {
  const box = document.createElement('div')
  box.append(...safeHtml(html))
  return box.innerHTML
}

describe('foreign HTML', () => {
  it('keeps its words, links and looks', () => {
    const html = '<p style="color: red">A <a href="/b" target="_blank">link</a></p>'
    expect(read(html)).to.equal(html)
  })

  it('keeps nothing that runs, and no rule for the page around it', () => {
    expect(read('<style>* { display: none }</style><p onclick="x()">A</p><script>x()</script>')).to.equal(
      '<p>A</p>',
    )
  })
})
