// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isOnSale, isPrice, MAX_PRICE_CENTS, priceOf, priceText } from './price/price'
import { productTypeOf } from './product/product'
import { product, variant } from './product/products.fixture'
import { isSoldOut, piecesLeft, stockText } from './product/stock'

const sale = (priceCents: number, salePriceCents: number) =>
  variant({ priceCents, salePriceCents, isOnSale: true })
const normal = (priceCents: number) => variant({ priceCents })

describe('the type of a product', () => {
  it.each([
    ['PHYSICAL', 1, 'physical'],
    ['DIGITAL', 2, 'digital'],
    ['SERVICE', 3, 'service'],
    ['GIFT_CARD', 4, 'giftCard'],
    ['PAYWALL', 5, 'paywall'],
  ])('is a name or a number: %s or %d [PROD-01] [PROD-02]', (name, id, type) => {
    expect([name, id, `${id}`].map(productTypeOf)).toEqual([type, type, type])
  })

  it.each(['', 'physical', 'GIFT CARD', '1.0', 0, 6, 1.5, null, undefined, {}, 'constructor', true])(
    'is unknown for %j [PROD-02]',
    value => {
      expect(productTypeOf(value)).toBe('unknown')
    },
  )
})

describe('a product is sold out', () => {
  const none = variant({ stock: 0 })
  it.each([
    ['physical', [none, variant({ stock: 1 })], false],
    ['physical', [none, variant()], false],
    ['physical', [none, variant({ stock: -2 })], true],
    ['service', [none], true],
    ['paywall', [none], true],
    ['giftCard', [none], false],
    ['unknown', [variant()], true],
  ] as const)('as %s with %j: %s [PROD-07]', (type, variants, expected) => {
    expect(isSoldOut({ type, variants })).toBe(expected)
  })

  it.each([[[none]], [[]]])('never when it is digital, with %j [PROD-08]', variants => {
    expect(isSoldOut({ type: 'digital', variants })).toBe(false)
  })

  it('with no pieces left of a variant [PROD-07]', () => {
    const pieces = (['physical', 'digital', 'giftCard', 'unknown'] as const).map(type =>
      piecesLeft(type, none),
    )
    expect(pieces).toEqual([0, Infinity, Infinity, 0])
    expect(piecesLeft('physical', variant({ stock: -2 }))).toBe(0)
  })

  it.each([
    [0, 'Sold out'],
    [1, 'Only 1 left'],
    [5, 'Only 5 left'],
    [6, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('and shows %d pieces as %j', (pieces, text) => {
    expect(stockText(pieces)).toBe(text)
  })
})

describe('the price of a product', () => {
  it.each([
    ['one variant', [normal(1000)], '$10.00', ''],
    ['equal prices', [normal(1000), normal(1000)], '$10.00', ''],
    ['a sale price that does not count', [{ ...sale(1000, 500), isOnSale: false }], '$10.00', ''],
    ['a sale that is no cheaper', [sale(1000, 1000)], '$10.00', ''],
    ['a sale that is dearer', [sale(900, 1000)], '$10.00', ''],
    ['prices of 0', [normal(0)], '$0.00', ''],
  ])('with %s is plain [PROD-16]', (_, variants, price, original) => {
    expect(priceText(priceOf(variants), 'USD')).toEqual({ price, original })
  })

  it.each([
    ['different prices', [normal(1000), normal(900), normal(2000)], 'from $9.00'],
    ['a sale on one of equal prices', [normal(1000), sale(1000, 800)], 'from $8.00'],
    ['different sale prices', [sale(1000, 800), sale(1000, 700)], 'from $7.00'],
  ])('with %s starts at the lowest current price [PROD-16]', (_, variants, price) => {
    expect(priceText(priceOf(variants), 'USD')).toEqual({ price, original: '' })
  })

  it.each([
    ['one variant on sale', [sale(1000, 800)], '$8.00', '$10.00'],
    ['all on the same sale', [sale(1000, 800), sale(1200, 800)], '$8.00', '$12.00'],
    ['a sale down to another price', [sale(1000, 800), normal(800)], '$8.00', '$10.00'],
    ['a gift', [sale(1000, 0)], '$0.00', '$10.00'],
  ])(
    'with %s is the sale price beside the struck-through original [PROD-17]',
    (_, variants, price, original) => {
      expect(priceText(priceOf(variants), 'USD')).toEqual({ price, original })
    },
  )

  it('is written in the currency of the product [PROD-16]', () => {
    expect(priceText(priceOf([normal(5000), normal(9900)]), 'JPY').price).toBe('from ¥50')
  })

  it('is on sale when any variant is [PROD-09]', () => {
    expect(isOnSale(product({ variants: [normal(1), sale(2, 1)] }))).toBe(true)
    expect(isOnSale(product({ variants: [normal(1)] }))).toBe(false)
  })

  it.each([
    [MAX_PRICE_CENTS, true],
    [100_000_000, true],
    [100_000_001, false],
    [0, true],
    [-1, false],
    [0.5, false],
    ['1', false],
    [Number.NaN, false],
  ])('can be %j cents: %s [PROD-10]', (cents, expected) => {
    expect(isPrice(cents)).toBe(expected)
  })
})
