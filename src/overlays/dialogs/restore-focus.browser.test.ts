import { expect } from 'chai'
import { restoreFocus, startPage } from './restore-focus'

/** Fills the page and returns its first element. */
function add(html: string): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = html
  document.body.replaceChildren(box)
  return box.firstElementChild as HTMLElement
}

const focused = (): string | undefined => document.activeElement?.id

describe('the focus after a notice before the page', () => {
  afterEach(() => {
    scrollTo(0, 0)
    document.body.replaceChildren()
  })

  it('leaves the header before it, and no attribute behind', () => {
    add('<a id="skip" href="#main">Skip</a><main id="main"><h1>Pots</h1></main>')
    const events: string[] = []
    const undo = new AbortController()
    for (const type of ['focusin', 'focusout']) {
      document.addEventListener(
        type,
        ({ target }) => events.push(`${type} ${Object(target).localName}`),
        undo,
      )
    }
    startPage()
    undo.abort()
    expect([events, document.activeElement?.localName, document.body.hasAttribute('tabindex')]).to.deep.equal(
      [['focusin body', 'focusout body'], 'body', false],
    )
  })

  it('moves to the heading in view on a page that is scrolled', () => {
    add('<main><h1>Pots</h1><div style="height: 3000px"></div><h2 id="seen">Glazes</h2></main>')
    scrollTo({ top: 9999, behavior: 'instant' })
    startPage()
    expect(focused()).to.equal('seen')
  })

  it('stays where the page has put it', () => {
    const field = add('<input id="field"><main><h1>Pots</h1></main>')
    field.focus()
    startPage()
    expect(focused()).to.equal('field')
  })
})

describe('the focus after an overlay', () => {
  afterEach(() => document.body.replaceChildren())

  it('returns to the element that had it', () => {
    const button = add('<button id="opener">Open</button><main><h1>Pots</h1></main>')
    restoreFocus(button)
    expect(focused()).to.equal('opener')
  })

  for (const [what, opener] of [
    ['is gone', document.createElement('button')],
    ['was none', null],
  ] as const) {
    it(`moves to the heading in view if that element ${what}`, () => {
      add(
        '<h1 id="logo">Site</h1><main id="main"><h2 id="above" style="margin-top: -999px">Above</h2>' +
          '<div style="height: 1100px"></div><h2 id="seen">Glazes</h2></main>',
      )
      restoreFocus(opener)
      expect(focused()).to.equal('seen')
    })
  }

  it('moves past an element that cannot take it, and leaves no attribute behind', () => {
    const button = add('<button disabled>Open</button><main id="main"><p>Pots</p></main>')
    restoreFocus(button)
    const main = document.querySelector('main')
    expect([focused(), main?.getAttribute('tabindex')]).to.deep.equal(['main', '-1'])
    main?.blur()
    expect(main?.hasAttribute('tabindex')).to.equal(false)
  })

  it('stays where the page has put it', () => {
    const field = add('<input id="field"><main><h1>Pots</h1></main>')
    field.focus()
    restoreFocus()
    expect(focused()).to.equal('field')
  })
})
