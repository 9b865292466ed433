import { expect, it } from 'vitest'
import { scrollTarget, thumbnailShape } from './gallery.thumbnails'

it.each([
  ['left', false, 400],
  ['center', false, 300],
  ['right', false, 200],
  ['left', true, 200],
  ['center', true, 300],
  ['right', true, 400],
] as const)('scrolls a row so that a thumbnail stands at the %s (from right to left: %s)', (...example) => {
  const [alignment, isRightToLeft, expected] = example
  expect(scrollTarget({ offset: 400, width: 100 }, 300, alignment, isRightToLeft)).toBe(expected)
})

it.each([
  [{ width: 400, height: 300 }, 4 / 3],
  [{ width: 3000, height: 100 }, 16 / 9],
  [{ width: 100, height: 900 }, 2 / 3],
  [undefined, 3 / 2],
])('gives the thumbnail of a picture of %j the shape %d', (dimensions, expected) => {
  expect(thumbnailShape({ dimensions })).toBeCloseTo(expected)
})
