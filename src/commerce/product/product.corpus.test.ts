// @vitest-environment happy-dom
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parseJson } from '../../data/core/json'
import { priceOf, priceText } from '../price/price'
import { offeredValues } from './choice.state'
import type { Product } from './product'
import { productSchema } from './read-product'
import { isSoldOut } from './stock'

const corpus = `${process.env['ASHLAR_SHARED'] ?? '../shared'}/corpus`
const textOf = (path: string) => readFileSync(`${corpus}/${path}`, 'utf8')

const read = (raw: unknown): Product => z.parse(productSchema, raw)

const shown = (product: Product) => priceText(priceOf(product.variants), product.currency)

describe.skipIf(!existsSync(corpus))('real pages', () => {
  const json = () => parseJson(textOf('json/product-variants/001.json'))

  it('give the variants of a gift card [PROD-04] [PROD-16]', () => {
    const product = read({ variants: json(), id: 'card', productType: '4' })
    expect(product).toMatchObject({
      type: 'giftCard',
      currency: 'GBP',
      optionNames: ['Gift Amount'],
      variants: expect.arrayContaining([
        {
          id: '748fd746-f1e3-4c49-9585-9560f5ad31fe',
          sku: 'SQ0976190',
          values: ['£25'],
          priceCents: 2500,
          salePriceCents: 0,
          isOnSale: false,
          stock: Number.POSITIVE_INFINITY,
          weight: 0,
          lengths: [],
        },
      ]),
    })
    expect(shown(product)).toEqual({ price: 'from £25.00', original: '' })
  })

  it('offer in data what they offer in their list [PROD-04]', () => {
    const page = document.createElement('div')
    page.innerHTML = textOf('fragments/product-variants/01.html')
    const data = page.querySelector('[data-variants]')?.getAttribute('data-variants') ?? ''
    const product = read({ variants: parseJson(data) })
    const listed = [...page.querySelectorAll('option')].map(({ value }) => value).filter(Boolean)
    expect(listed.length).toBeGreaterThan(5)
    expect(offeredValues({ ...product, type: 'giftCard' }, [''])).toEqual([
      listed.map(value => ({ value, availability: 'available' })),
    ])
    expect(product).toEqual(read({ variants: json() }))
  })

  it('give the product of their context [PROD-04] [PROD-07]', () => {
    const context = parseJson(textOf('contexts/7.1-shop.json')) as Record<string, unknown>
    const product = read({ ...(context['item'] as object), ...(context['product'] as object) })
    expect(product).toMatchObject({
      id: '66c12b8708a6f91ec7bf5494',
      type: 'physical',
      currency: 'GBP',
      optionNames: [],
    })
    expect(shown(product)).toEqual({ price: '£15.00', original: '' })
    expect(isSoldOut(product)).toBe(false)
  })
})
