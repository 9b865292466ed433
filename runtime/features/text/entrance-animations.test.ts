import { describe, expect, it } from 'vitest'
import { isEntered } from './entrance-animations'

const VIEWPORT = 800

describe('isEntered', () => {
  it.each([
    [true, 'half visible', 0.5, 400],
    [true, 'fully visible', 1, 400],
    [false, 'less than half visible', 0.49, 400],
    [false, 'as tall as the viewport and hardly visible', 0.1, 800],
    [true, 'taller than the viewport and hardly visible', 0.01, 801],
  ])('is %s for an element %s [ROLL-25]', (isIn, _, intersectionRatio, height) => {
    const sighting = { isIntersecting: true, intersectionRatio, boundingClientRect: { height } }
    expect(isEntered(sighting, VIEWPORT)).toBe(isIn)
  })

  it('is false for a tall element outside the viewport [ROLL-25]', () => {
    const sighting = { isIntersecting: false, intersectionRatio: 0, boundingClientRect: { height: 2000 } }
    expect(isEntered(sighting, VIEWPORT)).toBe(false)
  })
})
