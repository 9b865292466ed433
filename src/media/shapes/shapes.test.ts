import { describe, expect, it } from 'vitest'
import { findShape, naturalHeight, SHAPES, type ShapeName } from './shapes'

describe('shapes', () => {
  it.each([
    ['circle', 100],
    ['hexagon', 100],
    ['arch', 150],
    ['oval-tall', 150],
    ['rectangle', 67],
    ['oval', 67],
  ] as const)('give an image the natural height of a %s: %d [IMG-18]', (shape, height) => {
    expect(naturalHeight(shape)).toBe(height)
  })

  it('are mostly 100 high by nature [IMG-18]', () => {
    const heights = (Object.keys(SHAPES) as ShapeName[]).map(naturalHeight)
    expect(new Set(heights)).toEqual(new Set([100, 150, 67]))
    expect(heights.filter(height => height === 100).length).toBeGreaterThan(heights.length / 2)
  })

  it('have one corner at the top', () => {
    expect(SHAPES.diamond.clipPath).toBe('polygon(50.0% 0.0%,100.0% 50.0%,50.0% 100.0%,0.0% 50.0%)')
  })

  it.each([
    ['circle', 'circle'],
    [' Circle ', 'circle'],
    ['blob', undefined],
    ['toString', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('are found by their name %j [IMG-06]', (name, shape) => {
    expect(findShape(name)).toBe(shape)
  })
})
