import { expect, it } from 'vitest'
import { isDoubleTap, TAP_MS, TAP_PX } from './follow-taps'

const picture = {}
const first = { x: 100, y: 100, time: 1000, on: picture }

it.each([
  ['soon and near', first, { ...first, time: 1000 + TAP_MS, x: 100 + TAP_PX }, true],
  ['too late', first, { ...first, time: 1001 + TAP_MS }, false],
  ['too far away', first, { ...first, y: 101 + TAP_PX }, false],
  ['on another picture', first, { ...first, on: {} }, false],
  ['the first', null, first, false],
])('recognises a tap that is %s', (_, before, tap, expected) => {
  expect(isDoubleTap(before, tap)).toBe(expected)
})
