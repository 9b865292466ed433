import { describe, expect, it } from 'vitest'
import { isScrollable, type Row, rowOf, targetOf } from './item-list.state'

const row = (first: number, more: Partial<Row> = {}): Row => ({
  count: 7,
  first,
  visible: 3,
  isAtStart: first === 0,
  isAtEnd: first === 4,
  ...more,
})

describe('targetOf', () => {
  for (const [from, direction, loop, expected] of [
    [0, 'next', false, 3],
    [3, 'next', false, 6],
    [4, 'next', false, undefined],
    [4, 'next', true, 0],
    [4, 'previous', false, 1],
    [2, 'previous', false, 0],
    [0, 'previous', false, undefined],
    [0, 'previous', true, 6],
  ] as const) {
    it(`is ${expected} for ${direction} at ${from}${loop ? ' in a loop' : ''}`, () => {
      expect(targetOf(row(from), direction, loop)).toBe(expected)
    })
  }
})

describe('rowOf', () => {
  const measures = { itemSize: 300, visibleSize: 948, scrollableSize: 2244 }

  it('is at the start, with as many items as fit', () => {
    const measured = rowOf({ ...measures, offsets: [0, 324, 648, 972, 1296, 1620, 1944], scrolled: 0 })
    expect(measured).toEqual({ count: 7, first: 0, visible: 3, isAtStart: true, isAtEnd: false })
  })

  it('tolerates fractions of a pixel at the end', () => {
    const offsets = [-1295, -971, -647, -323, 1, 325, 649]
    const measured = rowOf({ ...measures, offsets, scrolled: 1294.6 })
    expect(measured).toEqual({ count: 7, first: 4, visible: 3, isAtStart: false, isAtEnd: true })
  })

  it('does not scroll without items, or with items that fit', () => {
    const empty = { offsets: [], itemSize: 0, visibleSize: 948, scrolled: 0, scrollableSize: 948 }
    expect(isScrollable(rowOf(empty))).toBe(false)
    expect(isScrollable(rowOf({ ...empty, offsets: [0, 324], itemSize: 300 }))).toBe(false)
  })
})
