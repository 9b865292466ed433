import { describe, expect, it } from 'vitest'
import { dynamicSize, MIN_SHRUNK_PX, shrunkSize } from './fit-text.state'

describe('shrinking text', () => {
  it.each([
    [40, 100, 40],
    [40, 24.3, 24],
    [40, 11, 11],
    [40, 3, MIN_SHRUNK_PX],
    [11, 3, 11],
    [9, 3, 9],
    [11.2, 3, 11],
  ])('goes from %f px, if at most %f px fit, to %f px and never below 11 [WID-18]', (own, most, expected) => {
    expect(shrunkSize(own, size => size <= most)).toBe(expected)
  })

  it('takes few measurements', () => {
    let count = 0
    shrunkSize(400, size => {
      count += 1
      return size <= 120
    })
    expect(count).toBeLessThan(12)
  })
})

it.each([
  [600, undefined, 'max(0.75rem, 60px)'],
  [600, '8', 'max(0.75rem, 48px)'],
  [333, '4.5', 'max(0.75rem, 14.99px)'],
  [50, '4', 'max(0.75rem, 2px)'],
  [600, 'wide', 'max(0.75rem, 60px)'],
  [600, '-3', 'max(0.75rem, 60px)'],
  [600, '1e9', 'max(0.75rem, 60px)'],
])('sizes text in a box of %i px at %s percent to %s [WID-20]', (width, share, expected) => {
  expect(dynamicSize(width, share)).toBe(expected)
})
