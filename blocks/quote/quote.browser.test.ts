import { expect } from 'chai'
import { errorsDuring, mount, settle, violations } from '../../test/mount'
import './quote'

const FIGURE =
  '<figure class="block-animation-none"><blockquote><p>Less, <em>but</em> better.</p></blockquote><figcaption>Dieter Rams</figcaption></figure>'

describe('<ashlar-quote>', () => {
  it('shows the quote of its JSON with its source, and is accessible', async () => {
    const block = await mount('quote', { text: 'Less.\n\nBut better.', source: 'Dieter Rams' })
    expect(block.innerHTML).to.equal(
      '<figure><blockquote><p>Less.</p><p>But better.</p></blockquote><figcaption>Dieter Rams</figcaption></figure>',
    )
    expect(await violations(block)).to.deep.equal([])
  })

  it('shows no caption without a source', async () => {
    const block = await mount('quote', { text: 'Less.' })
    expect(block.innerHTML).to.equal('<figure><blockquote><p>Less.</p></blockquote></figure>')
  })

  it('renders the text of its JSON as text', async () => {
    const block = await mount('quote', { text: '<img src=x onerror=alert(1)>', source: '<b>Me</b>' })
    expect(block.querySelector('img, b') === null).to.equal(true)
    expect(block.textContent).to.equal('<img src=x onerror=alert(1)><b>Me</b>')
  })

  it('keeps the server’s quote unchanged', async () => {
    let emphasis: Element | null = null
    const block = await mount('quote', {}, FIGURE, host => {
      emphasis = host.querySelector('em')
    })
    expect(block.firstElementChild?.innerHTML).to.equal(FIGURE)
    expect(block.querySelector('em') === emphasis).to.equal(true)
    expect(await violations(block)).to.deep.equal([])
  })

  for (const [where, html] of [
    ['the caption of a figure', FIGURE],
    ['a footer in the quote', '<blockquote>Less.<footer>Dieter Rams</footer></blockquote>'],
    ['a cite in the quote', '<div><blockquote><p>Less.</p><cite>Dieter Rams</cite></blockquote></div>'],
  ] as const) {
    it(`lets the JSON change the text and keeps the source in ${where}`, async () => {
      const block = await mount('quote', { text: 'Good design is honest.' }, html)
      expect(block.querySelector('blockquote')?.textContent).to.equal('Good design is honest.')
      expect(block.querySelector('figcaption')?.textContent).to.equal('Dieter Rams')
    })
  }

  it('treats the title of a work inside the text as text', async () => {
    const block = await mount(
      'quote',
      { source: 'A reader' },
      '<blockquote>I read <cite>Emma</cite> twice.</blockquote>',
    )
    expect(block.querySelector('blockquote')?.textContent).to.equal('I read Emma twice.')
    expect(block.querySelector('figcaption')?.textContent).to.equal('A reader')
  })

  it('keeps the server’s text, with its markup, when the source changes', async () => {
    const block = await mount('quote', { source: 'D. R.' }, FIGURE)
    expect(block.querySelector('blockquote em')?.textContent).to.equal('but')
    expect(block.querySelector('figcaption')?.textContent).to.equal('D. R.')
  })

  it('shows the server’s HTML if it contains no quote', async () => {
    const block = await mount('quote', {}, '<p>Just a paragraph.</p>')
    expect(block.textContent).to.equal('Just a paragraph.')
  })

  it('draws quotation marks only in the style that has them', async () => {
    const mark = async (lang: string): Promise<string> => {
      const block = await mount('quote', { text: 'Weniger.' }, '', host => {
        host.lang = lang
        host.style.setProperty('--ashlar-quote-open', 'open-quote')
      })
      return getComputedStyle(block.querySelector('p') as Element, '::before').content
    }
    expect(await mark('de')).to.equal('open-quote')
    const plain = await mount('quote', { text: 'Weniger.' })
    expect(getComputedStyle(plain.querySelector('p') as Element, '::before').content).to.equal('none')
  })

  for (const [what, json, code] of [
    ['is not JSON', '{oops', 'data-not-json'],
    ['has the wrong type', '{"text":7}', 'data-invalid'],
  ] as const) {
    it(`keeps the server’s HTML when the data ${what}`, async () => {
      const errors = await errorsDuring(async () => {
        const block = await mount('quote', json, FIGURE)
        expect(block.innerHTML).to.equal(FIGURE)
      })
      expect(errors).to.deep.equal([code])
    })
  }

  it('restores the server’s HTML when it is removed', async () => {
    const block = await mount('quote', { source: 'D. R.' }, FIGURE)
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(FIGURE)
  })
})
