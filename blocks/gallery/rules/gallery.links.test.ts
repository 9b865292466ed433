import { describe, expect, it } from 'vitest'
import { companionsOf, linkedIndex } from './gallery.links'

describe('galleries that are linked', () => {
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
  ])('are those that %s takes along in %j: %j [GAL-19]', (one, groups, expected) => {
    expect(companionsOf(one, groups)).toEqual(expected)
  })

  it.each([
    [0, 3, 0],
    [2, 3, 2],
    [4, 3, 2],
    [4, 0, 0],
  ])('show for the slide %i, of %i of their own, the slide %i [GAL-19]', (index, count, expected) => {
    expect(linkedIndex(index, count)).toBe(expected)
  })
})
