import { describe, expect, it } from 'vitest'
import { couponProblem, discountsOf, findCoupon } from '../../demo/server/store/coupons'
import { REVIEW_MS } from '../../demo/server/store/limits'
import { planText, rateText, shownPrice } from '../../demo/server/store/price-text'
import { reviewFault } from '../../demo/server/store/review-rules'
import { addUp, partOf } from '../../demo/server/store/totals'
import { MOST_ENTRIES, MOST_OF_AN_ENTRY } from '../../src/wire/commerce'

const line = (quantity: number, unitCents: number, isMoney = false) => ({ quantity, unitCents, isMoney })

const NOTHING = { percent: 0, fixedCents: 0 }

describe('a total', () => {
  it.each([
    [[], NOTHING, 0, [], [0, 0, 0, 0]],
    [[line(3, 333)], NOTHING, 450, [], [999, 0, 0, 1449]],
    // 10 % of 99.95 is 9.995, rounded half up.
    [[line(5, 1999)], { percent: 10, fixedCents: 0 }, 0, [], [9995, 1000, 0, 8995]],
    [[line(1, 1000)], { percent: 130, fixedCents: 500 }, 0, [], [1000, 1000, 0, 0]],
    [[line(1, 300)], { percent: 0, fixedCents: 500 }, 0, [], [300, 300, 0, 0]],
    // Gift cards are neither cheaper nor taxed.
    [
      [line(1, 1000), line(1, 5000, true)],
      { percent: 50, fixedCents: 0 },
      0,
      [200_000],
      [6000, 500, 100, 5600],
    ],
    [[line(1, 1000)], NOTHING, 100, [200_000], [1000, 0, 220, 1320]],
    // Two rates, each rounded by itself: 4.5 and 4.5.
    [[line(1, 90)], NOTHING, 0, [50_000, 50_000], [90, 0, 10, 100]],
  ])('of %j, %j, %i and %j is %j', (lines, discounts, shipping, rates, expected) => {
    const rules = rates.map(rateMillionths => ({ rateMillionths, includesShipping: true }))
    const { subtotalCents, discountCents, taxCents, grandTotalCents } = addUp(
      lines,
      discounts,
      shipping,
      rules,
    )
    expect([subtotalCents, discountCents, taxCents, grandTotalCents]).toEqual(expected)
  })

  it('leaves the sending untaxed where the rule says so', () => {
    const rule = { rateMillionths: 100_000, includesShipping: false }
    expect(addUp([line(1, 1000)], NOTHING, 500, [rule]).taxCents).toBe(100)
  })

  it('of the largest cart is exact to the cent', () => {
    const lines = Array.from({ length: MOST_ENTRIES }, () => line(MOST_OF_AN_ENTRY, 99_999_999))
    const rule = { rateMillionths: 88_750, includesShipping: true }
    const { subtotalCents, taxCents, grandTotalCents } = addUp(lines, NOTHING, 0, [rule])
    expect(subtotalCents).toBe(199_999_998_000_000)
    expect(taxCents).toBe(17_749_999_822_500)
    expect(Number.isSafeInteger(grandTotalCents)).toBe(true)
  })

  it.each([
    [1, 500_000, 1],
    [1, 499_999, 0],
    [9_000_000_000_000_001, 1_000_000, 9_000_000_000_000_001],
  ])('takes of %i at %i millionths %i', (cents, millionths, expected) => {
    expect(partOf(cents, millionths)).toBe(expected)
  })
})

describe('a coupon', () => {
  it.each([
    ['KILN10', 0, 0, undefined],
    ['MEND5', 4999, 0, 'too-little'],
    ['MEND5', 5000, 0, undefined],
    ['SPRING26', 1, Date.UTC(2026, 4, 31, 23, 59), undefined],
    ['SPRING26', 1, Date.UTC(2026, 5, 1), 'ended'],
  ])('%s at %i and %i says %s', (code, subtotal, now, expected) => {
    const coupon = findCoupon(code)
    expect(coupon && couponProblem(coupon, subtotal, now)).toBe(expected)
  })

  it('adds its part to that of the others', () => {
    const coupons = ['KILN10', 'MEND5', 'BYPOST', 'SPRING26'].flatMap(code => findCoupon(code) ?? [])
    expect(discountsOf(coupons)).toEqual({ percent: 30, fixedCents: 500 })
  })
})

describe('a price', () => {
  const variant = (price: number, salePrice?: number) => ({
    id: '',
    sku: '',
    attributes: {},
    optionValues: [],
    price,
    salePrice: salePrice ?? 0,
    onSale: salePrice !== undefined,
    priceMoney: { value: '', currency: 'USD' },
    salePriceMoney: { value: '', currency: 'USD' },
    unlimited: true,
    qtyInStock: 0,
    weight: 0,
  })

  it.each([
    [[variant(100)], { isFrom: false, cents: 100 }],
    [[variant(100), variant(200)], { isFrom: true, cents: 100 }],
    [[variant(100, 60)], { isFrom: false, cents: 60, normalCents: 100 }],
    [[variant(100, 60), variant(120, 60)], { isFrom: false, cents: 60, normalCents: 120 }],
    [[variant(100, 60), variant(90)], { isFrom: true, cents: 60 }],
  ])('%#: shows from, or sale and original', (variants, expected) => {
    expect(shownPrice(variants)).toEqual(expected)
  })

  it.each([
    [0, 1, 'month', 'renews every month'],
    [0, 2, 'week', 'renews every 2 weeks'],
    [4, 3, 'month', 'renews every 3 months for 4 payments'],
    [1, 1, 'year', 'renews every year for 1 payment'],
  ] as const)('of %i cycles each %i %s %s', (numBillingCycles, value, unit, expected) => {
    expect(planText({ numBillingCycles, billingPeriod: { value, unit } })).toBe(expected)
  })

  it('shows a rate of tax with the digits that it has', () => {
    expect([200_000, 88_750, 48_750].map(rateText)).toEqual(['20%', '8.875%', '4.875%'])
  })
})

it('takes reviews until 90 days after the order', () => {
  const order = { created: 1000, lines: [{ itemId: 'jar' }] } as Parameters<typeof reviewFault>[0]
  expect([
    reviewFault(order, 'jar', 1000 + REVIEW_MS),
    reviewFault(order, 'jar', 1001 + REVIEW_MS),
    reviewFault(order, 'cup', 1000),
    reviewFault(undefined, 'jar', 1000),
  ]).toEqual([undefined, 'expired', 'nothing', 'nothing'])
})
