import { describe, expect, it } from 'vitest'
import { coreTransition, TRANSITIONS, transitionNamed } from './gallery.transition'

describe('the core', () => {
  it('knows these transitions, and the strip, which moves past as a new-swipe does [GAL-42]', () => {
    const { strip, ...transitions } = TRANSITIONS
    expect(Object.keys(transitions)).toEqual(['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'])
    expect(strip).toBe(transitions['new-swipe'])
  })

  it('enlarges by 1.075 in ken-burns, and in no other [GAL-42]', () => {
    const zooms = Object.keys(TRANSITIONS).map(name => transitionNamed(name).zoom)
    expect(zooms).toEqual([1, 1.075, 1, 1, 1, 1])
  })

  it.each(['wipe', 'toString', ''])('refuses a missing transition and names it: "%s" [GAL-43]', name => {
    expect(() => transitionNamed(name)).toThrow(new Error(`Missing gallery transition: ${name}`))
  })
})

describe('the transition of a block', () => {
  it.each(['ken-burns', 'scroll', 'swipe', 'new-swipe'])('is its own: %s [GAL-42]', name => {
    expect(coreTransition(name)).toBe(name)
  })

  it.each(['fade', 'wipe', 'toString', ''])(
    'is a fade by default and where it is none: "%s" [GAL-42]',
    name => {
      expect(coreTransition(name)).toBe('fade')
    },
  )
})
