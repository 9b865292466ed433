import { expect, it } from 'vitest'
import { cardTextSize, scaledTextSize } from './dynamic-text'

it.each([
  [358, 1000, 'max(0.75rem, 35.8%)'],
  [1280, 1280, 'max(0.75rem, 100%)'],
  [1400, 1280, 'max(0.75rem, 100%)'],
  [300, 0, 'max(0.75rem, 100%)'],
])('sizes the text of a card of %i px in a window of %i px: %s [WID-20]', (card, page, size) => {
  expect(cardTextSize(card, page)).toBe(size)
})

it.each([
  [600, 300, 100, 200],
  [100, 333, 100, 30],
  [300, 302, 50, 49.6],
  [0, 300, 100, undefined],
  [300, 0, 100, undefined],
])('makes a line as wide as its box of %i px, if it is %i px at %i px: %s', (box, line, at, size) => {
  expect(scaledTextSize(box, line, at)).toBe(size)
})
