import { describe, expect, it } from 'vitest'
import { suggest } from '../../demo/server/store/also-bought'
import { findCoupon } from '../../demo/server/store/charges'
import { displayedPrice, rateText } from '../../demo/server/store/prices'
import { reviewFault } from '../../demo/server/store/reviews'
import { REVIEW_MS } from '../../demo/server/store/shop-settings'
import type { WireProduct } from '../../src/calls/products'
import { couponProblem, discountsOf } from '../../src/commerce/order-totals'

describe('a coupon', () => {
  it.each([
    ['KILN10', 0, 0, undefined],
    ['MEND5', 4999, 0, 'too-little'],
    ['MEND5', 5000, 0, undefined],
    ['SPRING26', 1, Date.UTC(2026, 4, 31, 23, 59), undefined],
    ['SPRING26', 1, Date.UTC(2026, 5, 1), 'ended'],
  ])('%s at %i and %i reports %s', (code, subtotal, now, expected) => {
    const coupon = findCoupon(code)
    expect(coupon && couponProblem(coupon, subtotal, now)).toBe(expected)
  })

  it('adds its discount to the others', () => {
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
    len: 0,
    width: 0,
    height: 0,
  })

  it.each([
    [[variant(100)], { price: '$1.00', original: '' }],
    [[variant(100), variant(200)], { price: 'from $1.00', original: '' }],
    [[variant(100, 60)], { price: '$0.60', original: '$1.00' }],
    [[variant(100, 60), variant(120, 60)], { price: '$0.60', original: '$1.20' }],
    [[variant(100, 60), variant(90)], { price: 'from $0.60', original: '' }],
  ])('%#: shows from, or sale and original', (variants, expected) => {
    expect(displayedPrice(variants)).toEqual(expected)
  })

  it('formats a tax rate with its significant digits', () => {
    expect([200_000, 88_750, 48_750].map(rateText)).toEqual(['20%', '8.875%', '4.875%'])
  })
})

it('accepts reviews until 90 days after the order', () => {
  const order = { created: 1000, lines: [{ itemId: 'jar' }] } as Parameters<typeof reviewFault>[0]
  expect([
    reviewFault(order, 'jar', 1000 + REVIEW_MS),
    reviewFault(order, 'jar', 1001 + REVIEW_MS),
    reviewFault(order, 'cup', 1000),
    reviewFault(undefined, 'jar', 1000),
  ]).toEqual([undefined, 'expired', 'nothing', 'nothing'])
})

describe('the products that other buyers bought', () => {
  const product = (itemId: string, productType: 'PHYSICAL' | 'DIGITAL' = 'PHYSICAL', qtyInStock = 1) =>
    ({ itemId, productType, variants: [{ unlimited: false, qtyInStock }] }) as unknown as WireProduct
  const SHOP = [
    product('cup'),
    product('bowl'),
    product('gone', 'PHYSICAL', 0),
    product('file', 'DIGITAL'),
    product('jar'),
    product('tile'),
    product('vase'),
  ]
  const ids = (of: readonly string[], bought: readonly string[]) =>
    suggest(SHOP, of, bought).map(({ itemId }) => itemId)

  it('come first, in their order, without those that are sold out or no longer sold', () => {
    expect(ids(['cup'], ['file', 'gone', 'lost', 'vase'])).toEqual(['file', 'vase', 'bowl', 'jar'])
  })

  it('are completed with products of the same type, and exclude the product itself', () => {
    expect(ids(['cup'], [])).toEqual(['bowl', 'jar', 'tile', 'vase'])
    expect(ids(['file'], [])).toEqual([])
    expect(ids(['file', 'cup'], ['jar'])).toEqual(['jar', 'bowl', 'tile', 'vase'])
  })
})
