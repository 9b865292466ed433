import { expect, it } from 'vitest'
import { priceText, tabAfter } from './menu-tabs.state'

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 2, false, 1],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 2, true, 0],
  ['ArrowRight', 0, true, 2],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  ['ArrowDown', 0, false, undefined],
  ['Enter', 0, false, undefined],
  ['a', 0, false, undefined],
])('moves, by %s from tab %i, right to left %s, to %s [TAB-03]', (key, at, isRtl, expected) => {
  expect(tabAfter(key, at, 3, isRtl)).toBe(expected)
})

it('keeps a price that is text, and formats a number in the page’s language', () => {
  expect(priceText('8 / 32', 'de')).toBe('8 / 32')
  expect(priceText(14.5, 'de')).toBe('14,5')
  expect(priceText(14, 'en')).toBe('14')
})
