import { expect } from 'chai'
import { editsText } from './edits-text'
import { closeNewest, openClosable, whenNothingIsOpen } from './escape-stack'

function press(target: EventTarget = document.body, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key: 'Escape',
    bubbles: true,
    composed: true,
    cancelable: true,
    ...init,
  })
  target.dispatchEvent(event)
  return event
}

describe('the Escape key', () => {
  let closed: string[] = []
  const open = (name: string): (() => void) => openClosable(() => void closed.push(name))
  let stop = (): void => {}

  beforeEach(() => {
    closed = []
  })
  afterEach(() => {
    stop()
    while (closeNewest());
  })

  it('closes the newest overlay first, then the one below it [ESC-01]', () => {
    open('gallery')
    open('dialog')
    press()
    expect(closed).to.deep.equal(['dialog'])
    press()
    expect(closed).to.deep.equal(['dialog', 'gallery'])
  })

  it('closes the one below an overlay that has closed otherwise [ESC-02]', () => {
    open('gallery')
    const leave = open('dialog')
    leave()
    press()
    expect(closed).to.deep.equal(['gallery'])
  })

  it('is consumed by the overlay that it closes, so that the page does not handle it [ESC-01]', () => {
    const otherwise: boolean[] = []
    stop = whenNothingIsOpen(() => otherwise.push(true))
    open('dialog')
    expect([press().defaultPrevented, closed, otherwise]).to.deep.equal([true, ['dialog'], []])
    expect([press().defaultPrevented, closed, otherwise]).to.deep.equal([false, ['dialog'], [true]])
  })

  it('also closes overlays while text is edited, in a shadow root too [ESC-01]', () => {
    const host = document.body.appendChild(document.createElement('div'))
    const field = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('input'))
    open('dialog')
    press(field)
    expect(closed).to.deep.equal(['dialog'])
  })

  it('is ignored if it was handled before, belongs to an input method, or is another key', () => {
    open('dialog')
    document.addEventListener('keydown', event => event.preventDefault(), { once: true })
    press()
    press(document.body, { isComposing: true })
    press(document.body, { key: 'Enter' })
    press(document.body, { repeat: true })
    expect(closed).to.deep.equal([])
  })

  it('has no listener while there is nothing to close', () => {
    const { addEventListener: add, removeEventListener: remove } = window
    const heard = new Set<unknown>()
    Object.assign(window, {
      addEventListener: (_: string, listener: unknown) => heard.add(listener),
      removeEventListener: (_: string, listener: unknown) => heard.delete(listener),
    })
    const sizes = [open('a'), open('b')].map(leave => [heard.size, leave()][0])
    Object.assign(window, { addEventListener: add, removeEventListener: remove })
    expect([sizes, heard.size]).to.deep.equal([[1, 1], 0])
  })

  for (const [html, edits] of [
    ['<input>', true],
    ['<input type="email">', true],
    ['<input type="checkbox">', false],
    ['<input type="submit">', false],
    ['<textarea></textarea>', true],
    ['<select></select>', true],
    ['<p contenteditable="true">A text</p>', true],
    ['<div role="textbox" tabindex="0"></div>', true],
    ['<button>Save</button>', false],
    ['<p>A text</p>', false],
  ] as const) {
    it(`${edits ? 'edits a text' : 'edits nothing'} in ${html} [ESC-03]`, () => {
      const host = document.body.appendChild(document.createElement('div'))
      const template = Object.assign(document.createElement('template'), { innerHTML: html })
      const root = host.attachShadow({ mode: 'open' })
      root.append(template.content)
      let found: boolean | undefined
      addEventListener('keydown', event => (found = editsText(event)), { once: true })
      press(root.firstElementChild as Element)
      expect(found).to.equal(edits)
    })
  }
})

afterEach(() => document.body.replaceChildren())
