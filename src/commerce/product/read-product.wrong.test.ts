// @vitest-environment node
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formatIssues, REASONS } from '../../data/fields/validators'
import { productSchema } from './read-product'

const messageOf = (raw: unknown): string => {
  const { error } = z.safeParse(productSchema, raw, REASONS)
  return error ? formatIssues(error) : 'read'
}

describe('an invalid product', () => {
  it.each([
    [null, 'expected object'],
    ['x', 'expected object'],
    [{}, 'variants: expected at least one'],
    [[], 'expected object'],
    [{ variants: 'x' }, 'variants: expected array'],
    [{ variants: [{ price: 1 }, {}] }, 'variants.1.price: expected a price'],
    [
      { variants: [{ price: 1.5 }] },
      'variants.0.price: expected whole cents of 0 or more, or a money object of a currency we know',
    ],
    [{ variants: [{ price: -1 }] }, 'variants.0.price: expected whole cents'],
    [{ variants: [{ price: '10' }] }, 'variants.0.price: expected whole cents'],
    [{ variants: [{ price: { value: '1.00', currency: 'XXX' } }] }, 'variants.0.price: expected whole cents'],
    [
      { variants: [{ price: { value: '-1.00', currency: 'USD' } }] },
      'variants.0.price: expected whole cents',
    ],
    [
      { variants: [{ price: { value: '9'.repeat(20), currency: 'USD' } }] },
      'variants.0.price: expected whole cents',
    ],
    [{ variants: [{ price: 2 ** 53 }] }, 'variants.0.price: expected whole cents'],
    [
      { variants: [{ price: 1, qtyInStock: 1.5 }] },
      'variants.0.qtyInStock: expected a whole number of pieces',
    ],
    [{ variants: [{ price: 1, onSale: 'no' }] }, 'variants.0.onSale: expected boolean'],
    [{ variants: [{ price: 1 }], currency: 'XXX' }, 'currency: expected the code of a currency we know'],
    [{ variants: [{ price: 1 }], productType: {} }, 'productType: expected string or number'],
    [
      {
        variants: [{ price: { value: '1', currency: 'USD' } }, { price: { value: '1', currency: 'EUR' } }],
      },
      'variants: expected one currency, not USD, EUR',
    ],
    [
      {
        variants: [
          { price: 1, attributes: { Size: 'S' } },
          { price: 1, attributes: { Colour: 'Red' } },
        ],
      },
      'variants.0.optionValues: expected a value for Colour; variants.1.optionValues: expected a value for Size',
    ],
    [
      { variants: [{ price: 1, attributes: { Size: '' } }] },
      'variants.0.optionValues: expected a value for Size',
    ],
    [
      { variants: [{ price: 1 }], subscriptionPlan: { billingPeriod: { value: 0, unit: 'day' } } },
      'subscriptionPlan.billingPeriod.value: expected a whole number of 1 or more; subscriptionPlan.billingPeriod.unit: expected week, month or year',
    ],
    [{ itemId: 5 }, 'itemId: expected string'],
    [{ variantOptionOrdering: 'Size' }, 'variantOptionOrdering: expected array'],
    [{ structuredContent: { title: 5 } }, 'structuredContent.title: expected string'],
    [{ structuredContent: [] }, 'structuredContent: expected object'],
    [{ structuredContent: { variants: [{}] } }, 'structuredContent.variants.0.price: expected a price'],
    [{ structuredContent: { variants: [] } }, 'structuredContent.variants: expected at least one'],
    [{ priceCents: 1e9 }, 'priceCents: expected at most 100000000 cents'],
    [
      { variants: [{ price: 1, salePriceMoney: { value: '1000000.01', currency: 'USD' } }] },
      'variants.0.salePriceMoney: expected at most 100000000 cents',
    ],
  ])('is rejected by name: %j [PROD-02] [PROD-04] [PROD-10]', (raw, message) => {
    expect(messageOf(raw)).toContain(message)
  })

  it('is rejected quickly, whatever its size [PROD-04]', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => ({ price: 1, attributes: { Size: `${at}` } }))
    expect(messageOf({ variants: [...many, { price: 1 }] })).toContain(
      'variants.20000.optionValues: expected a value for Size',
    )
  })
})
