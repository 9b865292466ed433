import { expect, it } from 'vitest'
import { intrinsicPadding, THUMBNAIL_RATIO, VIDEO_RESIZE_TIMEOUT_MS } from './video-box'

it.each([
  [undefined, undefined],
  [854, undefined],
  [undefined, 480],
  [0, 480],
])('is 56.3 % high where its size is %s by %s [VID-12]', (width, height) => {
  expect(intrinsicPadding(width, height)).toBe(56.3)
})

it('is as high as its size says', () => {
  expect(intrinsicPadding(854, 480)).toBeCloseTo(56.206, 3)
})

it('waits 1000 ms for the end of a resize [VID-13]', () => {
  expect(VIDEO_RESIZE_TIMEOUT_MS).toBe(1000)
})

it('has thumbnails of 16:9 [VID-15]', () => {
  expect(THUMBNAIL_RATIO).toBe(16 / 9)
})
