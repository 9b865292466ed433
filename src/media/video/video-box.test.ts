import { expect, it } from 'vitest'
import { intrinsicPadding } from './video-box'

it.each([
  [undefined, undefined],
  [854, undefined],
  [undefined, 480],
  [0, 480],
])('is 56.3 % high if its size is %s by %s [VID-12]', (width, height) => {
  expect(intrinsicPadding(width, height)).toBe(56.3)
})

it('has the height of its size', () => {
  expect(intrinsicPadding(854, 480)).toBeCloseTo(56.206, 3)
})
