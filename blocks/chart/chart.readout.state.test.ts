import { describe, expect, it } from 'vitest'
import { rowAt, rowByKey, sliceAt } from './chart.readout.state'

describe('the point of a chart', () => {
  const slots = { left: 50, width: 400, count: 4, isRightToLeft: false }

  it.each([
    [50, false, 0],
    [149, false, 0],
    [151, false, 1],
    [449, false, 3],
    [0, false, 0],
    [999, false, 3],
    [151, true, 2],
    [449, true, 0],
  ])('at %i px, right to left %s, is %i', (x, isRightToLeft, row) => {
    expect(rowAt(x, { ...slots, isRightToLeft })).toBe(row)
  })

  it.each([
    [1, -9, 0],
    [9, 0, 0],
    [0.1, 9, 1],
    [-9, 1, 1],
    [-9, -1, 2],
    [-0.1, -9, 2],
  ])('of a pie at %f, %f is slice %i', (x, y, slice) => {
    expect(sliceAt(x, y, [45, 30, 25])).toBe(slice)
  })

  it.each([
    ['ArrowRight', undefined, false, 0],
    ['ArrowRight', 0, false, 1],
    ['ArrowUp', 2, false, 3],
    ['ArrowRight', 3, false, 3],
    ['ArrowLeft', 0, false, 0],
    ['ArrowLeft', 1, true, 2],
    ['Home', 3, false, 0],
    ['End', 0, false, 3],
    ['Tab', 0, false, undefined],
  ] as const)('after %s from %s, right to left %s, is %s', (key, at, isRightToLeft, next) => {
    expect(rowByKey(key, at, 4, isRightToLeft)).toBe(next)
  })
})
