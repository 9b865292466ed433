import { expect } from 'chai'
import { containFocus, type FocusBounds, stepFocus } from './contain-focus'

/** Puts buttons into a box, and names the focused one after each Tab. */
function box(...names: string[]) {
  const container = document.body.appendChild(document.createElement('div'))
  for (const name of names) container.append(Object.assign(document.createElement('button'), { id: name }))
  return container
}

/** Presses Tab where the focus is, in a shadow root too. Returns whether the browser may move it. */
function tab(shiftKey = false): boolean {
  const event = new KeyboardEvent('keydown', {
    key: 'Tab',
    shiftKey,
    bubbles: true,
    cancelable: true,
    composed: true,
  })
  const { activeElement } = document
  return (activeElement?.shadowRoot?.activeElement ?? activeElement)?.dispatchEvent(event) ?? true
}

const focus = (id: string): void => document.getElementById(id)?.focus()

describe('focus containment', () => {
  let stop = (): void => {}
  afterEach(() => {
    stop()
    document.body.replaceChildren()
  })

  for (const [what, bounds] of [
    ['neither', {}],
    ['both', { container: document.body, predicate: () => true }],
  ] as [string, FocusBounds][]) {
    it(`refuses ${what} of container and predicate [A11Y-01]`, () => {
      expect(() => containFocus(bounds)).to.throw(TypeError)
    })
  }

  it('cycles inside a container until it is stopped', () => {
    const container = box('first', 'middle', 'last')
    box('outside')
    stop = containFocus({ container })
    focus('middle')
    expect(tab()).to.equal(true)
    focus('last')
    expect(tab()).to.equal(false)
    expect(document.activeElement?.id).to.equal('first')
    expect(tab(true)).to.equal(false)
    expect(document.activeElement?.id).to.equal('last')
    stop()
    expect(tab()).to.equal(true)
  })

  it('cycles among the controls that a predicate selects', () => {
    box('first', 'other', 'last')
    stop = containFocus({ predicate: ({ id }) => id !== 'other' })
    focus('last')
    tab()
    expect(document.activeElement?.id).to.equal('first')
  })
  it('includes shadow roots and slotted content', () => {
    const container = document.body.appendChild(document.createElement('div'))
    const host = container.appendChild(document.createElement('div'))
    host.attachShadow({ mode: 'open' }).innerHTML = '<slot></slot><button>Own</button>'
    host.append(Object.assign(document.createElement('button'), { id: 'slotted' }))
    stop = containFocus({ container })
    focus('slotted')
    tab(true)
    expect(host.shadowRoot?.activeElement?.textContent).to.equal('Own')
    tab()
    expect(document.activeElement?.id).to.equal('slotted')
  })
})

describe('a step of the focus', () => {
  afterEach(() => document.body.replaceChildren())

  for (const [start, steps, end] of [
    ['first', 1, 'middle'],
    ['middle', 2, 'first'],
    ['first', -1, 'last'],
    ['last', -5, 'first'],
    ['outside', 1, 'first'],
    ['outside', -1, 'last'],
    ['middle', 0, 'middle'],
  ] as const) {
    it(`by ${steps} from ${start} ends at ${end}`, () => {
      const container = box('first', 'middle', 'last')
      box('outside')
      focus(start)
      stepFocus(container, steps)
      expect(document.activeElement?.id).to.equal(end)
    })
  }
})
