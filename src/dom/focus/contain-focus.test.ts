// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { containFocus, type FocusBounds } from './contain-focus'

/** Puts buttons into a box, and names the focused one after each Tab. */
function box(...names: string[]) {
  const container = document.body.appendChild(document.createElement('div'))
  for (const name of names) container.append(Object.assign(document.createElement('button'), { id: name }))
  return container
}

/** Presses Tab where the focus is. Returns whether the browser may move it. */
function tab(shiftKey = false): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true })
  return document.activeElement?.dispatchEvent(event) ?? true
}

const focus = (id: string): void => document.getElementById(id)?.focus()

describe('focus containment', () => {
  let stop = (): void => {}
  afterEach(() => {
    stop()
    document.body.replaceChildren()
  })

  it.each([
    ['neither', {}],
    ['both', { container: document.body, predicate: () => true }],
  ] as [string, FocusBounds][])('refuses %s of container and predicate [A11Y-01]', (_, bounds) => {
    expect(() => containFocus(bounds)).toThrow(TypeError)
  })

  it('goes round inside a container until it is stopped', () => {
    const container = box('first', 'middle', 'last')
    box('outside')
    stop = containFocus({ container })
    focus('middle')
    expect(tab()).toBe(true)
    focus('last')
    expect(tab()).toBe(false)
    expect(document.activeElement?.id).toBe('first')
    expect(tab(true)).toBe(false)
    expect(document.activeElement?.id).toBe('last')
    stop()
    expect(tab()).toBe(true)
  })

  it('goes round among the controls that a predicate picks', () => {
    box('first', 'other', 'last')
    stop = containFocus({ predicate: ({ id }) => id !== 'other' })
    focus('last')
    tab()
    expect(document.activeElement?.id).toBe('first')
  })
})
