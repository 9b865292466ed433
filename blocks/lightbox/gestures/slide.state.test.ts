import { describe, expect, it } from 'vitest'
import type { Release } from '../../../src/dom/gestures/drag.state'
import { CLOSE_PX, CLOSE_VELOCITY, closes, shadeAt, slideAt } from './slide.state'

const release: Release = {
  dx: 0,
  dy: CLOSE_PX + 1,
  axis: 'y',
  velocity: { x: 0, y: 0 },
  isFlick: false,
  outcome: 'previous',
  seconds: 0.2,
}
const flick: Release = { ...release, dy: 20, isFlick: true, velocity: { x: 0, y: CLOSE_VELOCITY } }

describe('a drag down', () => {
  it.each<[string, Release, boolean]>([
    ['a long one', release, true],
    ['one that is too short', { ...release, dy: CLOSE_PX }, false],
    ['a flick', flick, true],
    ['the slip of a tap', { ...flick, velocity: { x: 0, y: CLOSE_VELOCITY - 0.01 } }, false],
    ['one that was fast but no flick', { ...flick, isFlick: false }, false],
    ['one up', { ...release, dy: -300, outcome: 'next' }, false],
    ['one to the side', { ...release, axis: 'x' }, false],
    ['one that was broken off', { ...release, outcome: 'stay' }, false],
  ])('closes after %s', (_, end, expected) => {
    expect(closes(end)).toBe(expected)
  })

  it('fades the overlay with distance', () => {
    expect([-100, 0, 300, 600, 900].map(y => shadeAt(y, 600))).toEqual([1, 1, 0.625, 0.25, 0.25])
    expect(shadeAt(10, 0)).toBe(1)
  })
})

describe('a slide that is dragged', () => {
  it('moves along its axis only', () => {
    expect(slideAt('x', { x: 40, y: 30 }, true)).toEqual({ x: 40, y: 0 })
    expect(slideAt('y', { x: 40, y: 30 }, true)).toEqual({ x: 0, y: 30 })
  })

  it('meets resistance without a neighbour', () => {
    expect(slideAt('x', { x: 40, y: 30 }, false)).toEqual({ x: 12, y: 0 })
    expect(slideAt('y', { x: 40, y: -30 }, true)).toEqual({ x: 0, y: -9 })
  })
})
