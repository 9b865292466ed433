import { describe, expect, it } from 'vitest'
import {
  coreTransition,
  snapPoints,
  stripAlignment,
  swipeBoundaries,
  TRANSITIONS,
  transitionNamed,
} from './gallery.transition'

describe('the core', () => {
  it('contains these transitions, and the strip, which moves like a new-swipe [GAL-42]', () => {
    const { strip, ...transitions } = TRANSITIONS
    expect(Object.keys(transitions)).toEqual(['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'])
    expect(strip).toBe(transitions['new-swipe'])
  })

  it('zooms to 1.075 in ken-burns only [GAL-42]', () => {
    const zooms = Object.keys(TRANSITIONS).map(name => transitionNamed(name).zoom)
    expect(zooms).toEqual([1, 1.075, 1, 1, 1, 1])
  })

  it.each(['wipe', 'toString', ''])('rejects a missing transition and names it: "%s" [GAL-43]', name => {
    expect(() => transitionNamed(name)).toThrow(new Error(`Missing gallery transition: ${name}`))
  })
})

describe('the transition of a block', () => {
  it.each(['ken-burns', 'scroll', 'swipe', 'new-swipe'])('is the configured one: %s [GAL-42]', name => {
    expect(coreTransition(name)).toBe(name)
  })

  it.each(['fade', 'wipe', 'toString', ''])(
    'is a fade by default and for unknown names: "%s" [GAL-42]',
    name => {
      expect(coreTransition(name)).toBe('fade')
    },
  )
})

describe('the alignment of a strip', () => {
  it.each(['start', 'middle', 'end'])('may be %s [GAL-44]', name => {
    expect(stripAlignment(name)).toBe(name)
  })

  it('is the middle by default [GAL-44]', () => {
    expect(stripAlignment()).toBe('middle')
  })

  it.each(['center', 'left', '', 1, null])('rejects %j [GAL-44]', name => {
    const message = `Strip alignment must be start, middle or end: ${name}`
    expect(() => stripAlignment(name)).toThrow(new Error(message))
  })
})

describe('the boundaries of a swipe', () => {
  it.each(['none', 'hard', 'inertial'])('may be %s [GAL-49]', name => {
    expect(swipeBoundaries(name)).toBe(name)
  })

  it('are inertial by default', () => {
    expect(swipeBoundaries()).toBe('inertial')
  })

  it.each(['soft', '', true])('reject %j [GAL-49]', name => {
    const message = `Swipe boundaries must be none, hard or inertial: ${name}`
    expect(() => swipeBoundaries(name)).toThrow(new Error(message))
  })
})

describe('snap points', () => {
  it.each([
    ['50%', 0.5],
    ['12.5%', 0.125],
    ['none', 'none'],
    [undefined, 'slides'],
  ])('accept %j: %j [GAL-49]', (points, expected) => {
    expect(snapPoints(points)).toBe(expected)
  })

  it.each(['50', '50px', 'x%', '%', '0%', '-20%', 'Infinity%', '', 50])('reject %j [GAL-49]', points => {
    const message = `snapPoints must end with % or be 'none': ${points}`
    expect(() => snapPoints(points)).toThrow(new Error(message))
  })
})
