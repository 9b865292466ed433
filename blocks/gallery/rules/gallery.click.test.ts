import { expect, it } from 'vitest'
import { clickDirection } from './gallery.click'

const picture = { type: 'image' }

it.each([
  ['next', 0.1, false, 'forward'],
  ['previous', 0.9, false, 'reverse'],
  ['half', 0.49, false, 'reverse'],
  ['half', 0.5, false, 'forward'],
  ['half', 0.1, true, 'forward'],
  ['half', 0.9, true, 'reverse'],
] as const)(
  'a click with behaviour %s at %d (right to left: %s) goes %s',
  (behaviour, across, rtl, expected) => {
    expect(clickDirection(behaviour, picture, across, rtl)).toBe(expected)
  },
)

it('a click on a video moves nothing', () => {
  expect(clickDirection('next', { type: 'video' }, 0.9, false)).toBeNull()
})
