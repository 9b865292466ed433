import { expect, it } from 'vitest'
import { scrollTarget } from './gallery.thumbnails'

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
