import { describe, expect, it } from 'vitest'
import { snapPoints, stripAlignment, swipeBoundaries } from './gallery.strip'

describe('the alignment of a strip', () => {
  it.each(['start', 'middle', 'end'])('may be %s [GAL-44]', name => {
    expect(stripAlignment(name)).toBe(name)
  })

  it('is the middle unless told [GAL-44]', () => {
    expect(stripAlignment()).toBe('middle')
  })

  it.each(['center', 'left', '', 1, null])('is never %j [GAL-44]', name => {
    const message = `Strip alignment must be start, middle or end: ${name}`
    expect(() => stripAlignment(name)).toThrow(new Error(message))
  })
})

describe('the boundaries of a swipe', () => {
  it.each(['none', 'hard', 'inertial'])('may be %s [GAL-49]', name => {
    expect(swipeBoundaries(name)).toBe(name)
  })

  it('are inertial unless told', () => {
    expect(swipeBoundaries()).toBe('inertial')
  })

  it.each(['soft', '', true])('are never %j [GAL-49]', name => {
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
  ])('may be %j: %j [GAL-49]', (points, expected) => {
    expect(snapPoints(points)).toBe(expected)
  })

  it.each(['50', '50px', 'x%', '%', '0%', '-20%', 'Infinity%', '', 50])('are never %j [GAL-49]', points => {
    const message = `snapPoints must end with % or be 'none': ${points}`
    expect(() => snapPoints(points)).toThrow(new Error(message))
  })
})
