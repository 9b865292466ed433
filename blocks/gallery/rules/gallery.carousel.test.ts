import { describe, expect, it } from 'vitest'
import { firstBeside, groupAt, groupCount, slidesInRow } from './gallery.carousel'

describe('a row', () => {
  it.each([
    [5, 479, 2],
    [2, 479, 2],
    [1, 479, 1],
    [5, 480, 3],
  ])('with %i slides per row shows at %i px: %i [GAL-34]', (asked, width, shown) => {
    expect(slidesInRow(asked, width)).toBe(shown)
  })

  it.each([
    [5, 723, 3],
    [3, 723, 3],
    [2, 723, 2],
    [5, 724, 5],
  ])('with %i slides per row shows at %i px: %i [GAL-35]', (asked, width, shown) => {
    expect(slidesInRow(asked, width)).toBe(shown)
  })

  it.each([
    [8, 3, 3],
    [9, 3, 3],
    [10, 3, 4],
    [1, 3, 1],
    [0, 3, 0],
  ])('of %i slides, %i at once, has %i groups [GAL-36]', (count, perRow, groups) => {
    expect(groupCount({ count, perRow })).toBe(groups)
  })
})

describe('the position of a row', () => {
  const row = { count: 8, perRow: 3 }

  it.each([
    [0, 0],
    [1, 1],
    [3, 1],
    [4, 1],
    [5, 2],
  ])('with slide %i first is group %i', (first, group) => {
    expect(groupAt(first, row)).toBe(group)
  })

  it('is the only group if everything fits', () => {
    expect(groupAt(0, { count: 3, perRow: 3 })).toBe(0)
  })

  it.each([
    [0, 'forward', 3],
    [1, 'forward', 3],
    [3, 'forward', 6],
    [5, 'reverse', 3],
    [4, 'reverse', 3],
    [1, 'reverse', 0],
    [0, 'reverse', 0],
  ] as const)('goes from slide %i %s to slide %i', (first, direction, next) => {
    expect(firstBeside(first, direction, row)).toBe(next)
  })

  it('stops at its last slide', () => {
    expect(firstBeside(2, 'forward', { count: 3, perRow: 1 })).toBe(2)
  })
})
