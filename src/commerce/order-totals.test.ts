// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { anyInteger, seeded } from '../data/seeded.fixture'
import { sumCents } from '../locale/money/cents'
import { type CountedLine, computeTotals, type TaxRate } from './order-totals'

const line = (unitCents: number, quantity = 1, isMoney = false): CountedLine => ({
  unitCents,
  quantity,
  isMoney,
})
const rate = (rateMillionths: number, more: Partial<TaxRate> = {}): TaxRate => ({
  rateMillionths,
  includesShipping: false,
  ...more,
})
const NO_DISCOUNT = { percent: 0, fixedCents: 0 }
const MOST = Number.MAX_SAFE_INTEGER

describe('the totals of a cart', () => {
  it('of nothing are 0 [CART-06]', () => {
    expect(computeTotals([], { percent: 10, fixedCents: 500 }, 0, [rate(200_000)])).toEqual({
      lines: [],
      subtotalCents: 0,
      discountCents: 0,
      shippingCostCents: 0,
      shippingTaxCents: 0,
      taxesCents: [0],
      taxCents: 0,
      grandTotalCents: 0,
    })
  })

  it('are split over the lines to the cent [CART-06]', () => {
    const rates = [rate(40_000, { includesShipping: true }), rate(48_750)]
    expect(
      computeTotals(
        [line(1000, 3), line(333), line(500, 1, true)],
        { percent: 10, fixedCents: 100 },
        450,
        rates,
      ),
    ).toEqual({
      lines: [
        { lineCents: 3000, discountCents: 390, taxCents: 231 },
        { lineCents: 333, discountCents: 43, taxCents: 26 },
        { lineCents: 500, discountCents: 0, taxCents: 0 },
      ],
      subtotalCents: 3833,
      discountCents: 433,
      shippingCostCents: 450,
      shippingTaxCents: 18,
      taxesCents: [134, 141],
      taxCents: 275,
      grandTotalCents: 4125,
    })
  })

  it.each([
    [1000, { percent: 10, fixedCents: 0 }, 100],
    [995, { percent: 10, fixedCents: 0 }, 100],
    [994, { percent: 10, fixedCents: 0 }, 99],
    [1000, { percent: 60 + 60, fixedCents: 0 }, 1000],
    [1000, { percent: 0, fixedCents: 1500 }, 1000],
    [1000, { percent: 50, fixedCents: 600 }, 1000],
    [1000, { percent: 50, fixedCents: 100 }, 600],
  ])('of %d with %j take off %d [CART-06]', (cents, discounts, discountCents) => {
    expect(computeTotals([line(cents)], discounts, 0, []).discountCents).toBe(discountCents)
  })

  it('exempt gift cards from discounts and tax [CART-06]', () => {
    const totals = computeTotals([line(2500, 2, true)], { percent: 50, fixedCents: 100 }, 0, [rate(200_000)])
    expect([totals.discountCents, totals.taxCents, totals.grandTotalCents]).toEqual([0, 0, 5000])
  })

  it('round a tax of all lines once, not line by line [CART-06]', () => {
    expect(computeTotals([line(5), line(5), line(5)], NO_DISCOUNT, 0, [rate(100_000)]).taxCents).toBe(2)
  })

  it('show an included tax without adding it [CART-06]', () => {
    const totals = computeTotals([line(12_000)], NO_DISCOUNT, 1200, [
      rate(200_000, { isInPrice: true, includesShipping: true }),
    ])
    expect(totals).toMatchObject({
      taxesCents: [2200],
      taxCents: 0,
      shippingTaxCents: 0,
      grandTotalCents: 13_200,
    })
    const large = computeTotals([line(1_200_000_000)], NO_DISCOUNT, 0, [rate(200_000, { isInPrice: true })])
    expect(large.taxesCents).toEqual([200_000_000])
    const two = computeTotals([line(11_000)], NO_DISCOUNT, 0, [
      rate(60_000, { isInPrice: true }),
      rate(40_000, { isInPrice: true }),
    ])
    expect(two.taxesCents).toEqual([600, 400])
  })

  it('are exact up to the largest amounts, and throw beyond [CART-06]', () => {
    const all = computeTotals([line(MOST)], { percent: 100, fixedCents: 0 }, 0, [rate(999_999)])
    expect([all.discountCents, all.grandTotalCents]).toEqual([MOST, 0])
    expect(computeTotals([line(100_000_000, 10_000)], NO_DISCOUNT, 0, [rate(88_750)]).taxCents).toBe(
      88_750_000_000,
    )
    expect(() => computeTotals([line(MOST)], NO_DISCOUNT, 1, [])).toThrow(RangeError)
    expect(() => computeTotals([line(MOST, 2)], NO_DISCOUNT, 0, [])).toThrow(RangeError)
    expect(() => computeTotals([line(0.1)], NO_DISCOUNT, 0, [])).toThrow(RangeError)
    expect(() => computeTotals([line(1, 1.5)], NO_DISCOUNT, 0, [])).toThrow(RangeError)
    expect(() => computeTotals([line(1)], { percent: 12.5, fixedCents: 0 }, 0, [])).toThrow(RangeError)
  })

  it('equal the sums of their lines, 2000 times [CART-06]', () => {
    const random = seeded(5)
    const some = (most: number) => Math.floor(random() * (most + 1))
    for (let run = 0; run < 2000; run++) {
      const lines = Array.from({ length: some(12) }, () =>
        line(anyInteger(random, 10 ** 8), 1 + some(99), random() < 0.2),
      )
      const rates = Array.from({ length: some(3) }, () =>
        rate(anyInteger(random, 300_000), { includesShipping: random() < 0.5, isInPrice: random() < 0.3 }),
      )
      const discounts = { percent: some(120), fixedCents: anyInteger(random, 10 ** 6) }
      const shipping = anyInteger(random, 10 ** 4)
      const totals = computeTotals(lines, discounts, shipping, rates)

      const sumOf = (field: keyof (typeof totals.lines)[number]) =>
        sumCents(totals.lines.map(one => one[field]))
      expect(sumOf('lineCents')).toBe(totals.subtotalCents)
      expect(sumOf('discountCents')).toBe(totals.discountCents)
      expect(sumOf('taxCents') + totals.shippingTaxCents).toBe(totals.taxCents)
      expect(sumCents(totals.taxesCents.filter((_, at) => !rates[at]?.isInPrice))).toBe(totals.taxCents)
      expect(totals.subtotalCents - totals.discountCents + shipping + totals.taxCents).toBe(
        totals.grandTotalCents,
      )
      totals.lines.forEach(({ lineCents, discountCents, taxCents }) => {
        expect(discountCents >= 0 && discountCents <= lineCents && taxCents >= 0).toBe(true)
      })
    }
  })
})
