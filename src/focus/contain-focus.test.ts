// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { containFocus, type FocusBounds } from './contain-focus'

const button = (parent: Element): HTMLElement => parent.appendChild(document.createElement('button'))

describe('focus containment', () => {
  afterEach(() => document.body.replaceChildren())

  it.each([
    ['neither', {}],
    ['both', { container: document.body, predicate: () => true }],
  ] as [string, FocusBounds][])('refuses %s of container and predicate [A11Y-01]', (_, bounds) => {
    expect(() => containFocus(bounds)).toThrow(TypeError)
  })

  it('brings the focus back into its container, until it is stopped [A11Y-01]', () => {
    const box = document.body.appendChild(document.createElement('div'))
    const inside = button(box)
    const outside = button(document.body)
    const stop = containFocus({ container: box })
    inside.focus()
    outside.focus()
    expect(document.activeElement).toBe(inside)
    stop()
    outside.focus()
    expect(document.activeElement).toBe(outside)
  })

  it('brings it back to where a predicate allows it [A11Y-01]', () => {
    const [allowed, other] = [button(document.body), button(document.body)]
    const stop = containFocus({ predicate: target => target === allowed })
    other.focus()
    expect(document.activeElement).not.toBe(other)
    allowed.focus()
    other.focus()
    expect(document.activeElement).toBe(allowed)
    stop()
  })
})
