// @vitest-environment node
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Product } from './product'
import { product, variant } from './products.fixture'
import { productSchema } from './read-product'

const read = (raw: unknown): Product => z.parse(productSchema, raw)
const variants = (raw: unknown) => read(raw).variants

const IN_ONE_SHAPE: Product = product({
  id: 'item',
  title: 'Shirt',
  type: 'physical',
  currency: 'GBP',
  optionNames: ['Size', 'Colour'],
  variants: [
    variant({
      sku: 'A',
      values: ['S', 'Red'],
      priceCents: 1500,
      salePriceCents: 1200,
      isOnSale: true,
      stock: 4,
    }),
    variant({ sku: 'B', values: ['L', 'Red'], priceCents: 1600 }),
  ],
})

const VALUES = [
  ['S', 'Red'],
  ['L', 'Red'],
].map(([size, colour]) => [
  { optionName: 'Size', value: size },
  { optionName: 'Colour', value: colour },
])

const CENTS = [
  { sku: 'A', price: 1500, salePrice: 1200, onSale: true, unlimited: false, qtyInStock: 4 },
  { sku: 'B', price: 1600, salePrice: 0, onSale: false, unlimited: true, qtyInStock: 0 },
]

const gbp = (value: number) => ({
  currencyCode: 'GBP',
  value,
  decimalValue: (value / 100).toFixed(2),
  fractionalDigits: 2,
})

describe('a product', () => {
  it('is read from structured content, whose options have values alone [PROD-02] [PROD-04]', () => {
    const raw = {
      id: 'item',
      title: 'Shirt',
      currency: 'GBP',
      structuredContent: {
        productType: 'PHYSICAL',
        variantOptionOrdering: ['Size', 'Colour'],
        variants: CENTS.map((cents, at) => ({
          ...cents,
          optionValues: VALUES[at]?.map(({ value }) => ({ value })),
        })),
      },
    }
    expect(read(raw)).toEqual(IN_ONE_SHAPE)
  })

  it('is read from a list of variants, with the fields around it [PROD-04]', () => {
    const raw = CENTS.map((cents, at) => ({
      ...cents,
      optionValues: VALUES[at],
      attributes: Object.fromEntries((VALUES[at] ?? []).map(({ optionName, value }) => [optionName, value])),
      priceMoney: { currency: 'GBP', value: (cents.price / 100).toFixed(2) },
      salePriceMoney: { currency: 'GBP', value: (cents.salePrice / 100).toFixed(2) },
      width: 0,
      imageIds: [],
    }))
    expect(read({ variants: raw, id: 'item', title: 'Shirt', productType: '1' })).toEqual(IN_ONE_SHAPE)
  })

  it('is read from the product of the page context [PROD-04]', () => {
    const raw = {
      productType: 1,
      variantAttributeNames: ['Size', 'Colour'],
      subscribable: false,
      variants: CENTS.map(({ sku, price, salePrice, onSale, unlimited, qtyInStock }, at) => ({
        sku,
        onSale,
        price: gbp(price),
        salePrice: gbp(salePrice),
        stock: unlimited ? { unlimited } : { quantity: qtyInStock },
        attributes: Object.fromEntries(
          (VALUES[at] ?? []).map(({ optionName, value }) => [optionName, value]),
        ),
      })),
    }
    expect(read({ ...raw, id: 'item', title: 'Shirt' })).toEqual(IN_ONE_SHAPE)
  })

  it('without a type is physical [PROD-03] [PROD-22]', () => {
    expect(read({ variants: [{ price: 100, qtyInStock: 2 }] })).toMatchObject({ type: 'physical' })
  })

  it('that is digital carries its price itself [PROD-03]', () => {
    const raw = { productType: 'DIGITAL', priceCents: 1800, salePriceCents: 900, onSale: true }
    expect(read(raw)).toEqual(
      product({
        id: '',
        title: '',
        type: 'digital',
        variants: [variant({ priceCents: 1800, salePriceCents: 900, isOnSale: true })],
      }),
    )
  })

  it.each([
    [
      { billingPeriod: { value: 1, unit: 'month' } },
      { numBillingCycles: 0, billingPeriod: { value: 1, unit: 'month' } },
    ],
    [
      { numBillingCycles: 0, billingPeriod: { value: 1, unit: 'year' } },
      { numBillingCycles: 0, billingPeriod: { value: 1, unit: 'year' } },
    ],
    [
      { numBillingCycles: 6, billingPeriod: { value: 2, unit: 'WEEK' } },
      { numBillingCycles: 6, billingPeriod: { value: 2, unit: 'week' } },
    ],
  ])('with the plan %j is a subscription [PROD-05]', (subscriptionPlan, plan) => {
    expect(read({ productType: 'SERVICE', variants: [{ price: 1 }], subscriptionPlan })).toMatchObject({
      subscriptionPlan: plan,
    })
  })

  it('treats null as missing and drops unknown keys [PROD-04]', () => {
    const raw = {
      variants: [{ price: 1, sku: null, salePrice: null, attributes: null, x: 1 }],
      subscriptionPlan: null,
    }
    expect(variants(raw)).toEqual([variant({ priceCents: 1, stock: 0 })])
  })

  it('counts in hundredths of a yen too [PROD-04]', () => {
    const price = { currencyCode: 'JPY', value: 500, decimalValue: '500', fractionalDigits: 0 }
    expect(read({ variants: [{ price }] })).toMatchObject({
      currency: 'JPY',
      variants: [{ priceCents: 50000 }],
    })
    expect(
      variants({ variants: [{ price: 500, priceMoney: { value: '500', currency: 'JPY' } }] })[0]?.priceCents,
    ).toBe(50000)
  })

  it('can cost 1,000,000.00 and no cent more [PROD-10]', () => {
    const price = { value: '1000000.00', currency: 'USD' }
    expect(variants({ variants: [{ price }] })[0]?.priceCents).toBe(100_000_000)
    expect(() => variants({ variants: [{ price: { ...price, value: '1000000.01' } }] })).toThrow(
      'expected at most 100000000 cents',
    )
  })

  it('names options that the page leaves unnamed [PROD-04]', () => {
    expect(
      read({ variants: [{ price: 1, optionValues: [{ value: 'S' }, { value: 'Red' }] }] }),
    ).toMatchObject({
      optionNames: ['Option 1', 'Option 2'],
    })
  })

  it('keeps options named like properties of every object [PROD-04]', () => {
    const optionValues = ['__proto__', 'constructor'].map(name => ({ optionName: name, value: 'toString' }))
    expect(read({ variants: [{ price: 1, optionValues }] })).toMatchObject({
      optionNames: ['__proto__', 'constructor'],
      variants: [{ values: ['toString', 'toString'] }],
    })
  })
})
