import { describe, expect, it } from 'vitest'
import { edgeAt, isNear, neighbour, sanitizeIndex } from './gallery.index'

const looping = { count: 10, loop: true }
const ending = { count: 10, loop: false }

describe('an index', () => {
  it.each([
    [-1, 9],
    [-10, 0],
    [-3.7, 7],
  ])('of %d counts from the end, with and without loop [GAL-07]', (value, index) => {
    expect([sanitizeIndex(value, looping), sanitizeIndex(value, ending)]).toEqual([index, index])
  })

  it.each([
    [10, 0],
    [23, 3],
    [-12, 8],
    [-22, 8],
    [9.9, 9],
  ])('of %d wraps around with loop [GAL-08]', (value, index) => {
    expect(sanitizeIndex(value, looping)).toBe(index)
  })

  it.each([
    [10, 9],
    [23, 9],
    [Number.POSITIVE_INFINITY, 9],
    [-12, 0],
    [Number.NEGATIVE_INFINITY, 0],
  ])('of %d stops at the ends without loop [GAL-09]', (value, index) => {
    expect(sanitizeIndex(value, ending)).toBe(index)
  })

  it.each([
    ['not a number', Number.NaN, looping],
    ['one of a gallery without slides', 3, { count: 0, loop: true }],
    ['one of a gallery without slides or loop', -1, { count: 0, loop: false }],
  ])('that is %s becomes 0', (_, value, track) => {
    expect(sanitizeIndex(value, track)).toBe(0)
  })
})

describe('a step', () => {
  it.each([
    [9, 'forward', 'reached-end'],
    [0, 'reverse', 'reached-beginning'],
  ] as const)('from %d, %s, stays and reports the end without loop [GAL-13]', (index, direction, edge) => {
    expect(neighbour(index, direction, ending)).toBe(index)
    expect(edgeAt(index, direction, ending)).toBe(edge)
  })

  it.each([
    [9, 'forward', 0],
    [0, 'reverse', 9],
  ] as const)('from %d, %s, wraps around to %d with loop [GAL-14]', (index, direction, next) => {
    expect(neighbour(index, direction, looping)).toBe(next)
    expect(edgeAt(index, direction, looping)).toBeNull()
  })

  it.each([looping, ending])('moves to the next or the previous slide in between: %o', track => {
    expect([neighbour(4, 'forward', track), neighbour(4, 'reverse', track)]).toEqual([5, 3])
    expect(edgeAt(4, 'forward', track)).toBeNull()
  })

  it('has no target in a gallery without slides', () => {
    expect(neighbour(0, 'forward', { count: 0, loop: true })).toBe(0)
  })
})

describe('the neighbourhood of a slide', () => {
  it.each([
    ['with loop', looping, [0, 1, 9]],
    ['without loop', ending, [0, 1]],
  ])('includes one slide on each side, %s', (_, track, near) => {
    const indexes = Array.from({ length: 10 }, (_, index) => index)
    expect(indexes.filter(index => isNear(index, 0, 1, track))).toEqual(near)
  })
})
