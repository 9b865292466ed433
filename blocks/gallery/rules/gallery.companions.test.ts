import { describe, expect, it } from 'vitest'
import { companionsOf, linkedIndex, scrollTarget, thumbnailShape } from './gallery.companions'

describe('linked galleries', () => {
  it.each([
    ['a', [['a', 'b']], ['b']],
    ['b', [['a', 'b']], ['a']],
    ['c', [['a', 'b']], []],
    ['a', [['a', 'b', 'c']], ['b', 'c']],
    [
      'a',
      [
        ['b', 'c'],
        ['a', 'b'],
        ['d', 'c'],
        ['x', 'y'],
      ],
      ['b', 'c', 'd'],
    ],
    [
      'a',
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
      ['b'],
    ],
    ['a', [['a', 'a']], []],
    ['a', [], []],
  ])('are those that %s moves in %j: %j [GAL-19]', (one, groups, expected) => {
    expect(companionsOf(one, groups)).toEqual(expected)
  })

  it.each([
    [0, 3, 0],
    [2, 3, 2],
    [4, 3, 2],
    [4, 0, 0],
  ])(
    'show for the slide %i, with %i slides of their own, the slide %i [GAL-19]',
    (index, count, expected) => {
      expect(linkedIndex(index, count)).toBe(expected)
    },
  )
})

it.each([
  ['left', false, 400],
  ['center', false, 300],
  ['right', false, 200],
  ['left', true, 200],
  ['center', true, 300],
  ['right', true, 400],
] as const)('scrolls a row to align a thumbnail at the %s (right to left: %s)', (...example) => {
  const [alignment, isRightToLeft, expected] = example
  expect(scrollTarget({ offset: 400, width: 100 }, 300, alignment, isRightToLeft)).toBe(expected)
})

it.each([
  [{ width: 400, height: 300 }, 4 / 3],
  [{ width: 3000, height: 100 }, 16 / 9],
  [{ width: 100, height: 900 }, 2 / 3],
  [undefined, 3 / 2],
])('gives the thumbnail of a picture of %j the aspect ratio %d', (dimensions, expected) => {
  expect(thumbnailShape({ dimensions })).toBeCloseTo(expected)
})
