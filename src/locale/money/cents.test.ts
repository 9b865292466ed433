// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { anyInteger, seeded } from '../../data/seeded.fixture'
import { isCents, shareOfCents, splitCents, sumCents, timesCents } from './cents'

const MOST = Number.MAX_SAFE_INTEGER

describe('amounts in cents', () => {
  it.each([0, -1, MOST, -MOST])('are whole: %d [MON-03]', value => {
    expect(isCents(value)).toBe(true)
  })

  it.each([0.5, MOST + 1, Number.NaN, Number.POSITIVE_INFINITY, '1', null])('are not %j [MON-03]', value => {
    expect(isCents(value)).toBe(false)
  })

  it('add up exactly, and throw beyond the safe integers [MON-03]', () => {
    expect([sumCents([]), sumCents([10, 20, -5]), sumCents([MOST - 1, 1])]).toEqual([0, 25, MOST])
    for (const amounts of [[MOST, 1], [0.1, 0.2], [Number.NaN]]) {
      expect(() => sumCents(amounts)).toThrow(RangeError)
    }
  })

  it('multiply exactly, and throw beyond the safe integers [MON-03]', () => {
    expect([timesCents(100_000_000, 10_000), timesCents(0, -3)]).toEqual([1_000_000_000_000, 0])
    expect(Object.is(timesCents(0, -3), 0)).toBe(true)
    expect(() => timesCents(MOST, 2)).toThrow(RangeError)
    expect(() => timesCents(100, 1.5)).toThrow('1.5 is no whole number of cents')
  })
})

describe('a share of an amount', () => {
  it.each([
    [999, 10, 100, 100],
    [994, 10, 100, 99],
    [995, 10, 100, 100],
    [-995, 10, 100, -100],
    [-994, 10, 100, -99],
    [100, 1, 3, 33],
    [100, 2, 3, 67],
    [0, 1, 3, 0],
    [1005, 88_750, 1_000_000, 89],
    [MOST, 1_000_000, 1_000_000, MOST],
    [MOST, 1, 2, 4_503_599_627_370_496],
  ])('of %d × %d / %d is %d: halves round away from zero [MON-03]', (cents, part, whole, expected) => {
    expect(shareOfCents(cents, part, whole)).toBe(expected)
  })

  it('needs a whole [MON-03]', () => {
    expect(() => shareOfCents(1, 1, 0)).toThrow(RangeError)
  })
})

describe('an amount that is split', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [2, [1, 1, 1], [1, 1, 0]],
    [5, [0, 10, 1], [0, 5, 0]],
    [0, [0, 0], [0, 0]],
    [MOST, [MOST, MOST], [(MOST + 1) / 2, (MOST - 1) / 2]],
  ])('%d by %j is %j [MON-03]', (cents, weights, parts) => {
    expect(splitCents(cents, weights)).toEqual(parts)
  })

  it('needs a weight [MON-03]', () => {
    for (const weights of [[], [0, 0], [2, -1]]) expect(() => splitCents(1, weights)).toThrow(RangeError)
  })

  it('adds up again, each part within a cent of its fair share, 2000 times [MON-03]', () => {
    const random = seeded(7)
    for (let run = 0; run < 2000; run++) {
      const weights = Array.from({ length: 1 + anyInteger(random, 30) }, () => anyInteger(random, 10 ** 9))
      const whole = sumCents(weights)
      if (whole === 0) continue
      const cents = anyInteger(random, 10 ** 13) * (random() < 0.5 ? -1 : 1) || 0
      const parts = splitCents(cents, weights)
      expect(sumCents(parts)).toBe(cents)
      const fair = (weight: number): number => (cents * weight) / whole
      parts.forEach((part, at) => {
        expect(Math.abs(part - fair(weights[at] ?? 0))).toBeLessThan(1.01)
      })
    }
  })
})
