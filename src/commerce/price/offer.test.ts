import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { checkOffer, offerFields, offerOf } from './offer'

const schema = z.object(offerFields).check(checkOffer)
const read = (raw: object) => offerOf(z.parse(schema, raw))
const faults = (raw: object) =>
  z.safeParse(schema, raw).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('an offer', () => {
  it.each([
    ['one price', { price: 8400 }, { kind: 'plain', cents: 8400 }],
    [
      'a sale',
      { price: 8400, salePrice: 6800, onSale: true },
      { kind: 'sale', cents: 6800, originalCents: 8400 },
    ],
    ['the price of a sale that is over', { price: 8400, salePrice: 6800 }, { kind: 'plain', cents: 8400 }],
    ['the price of a digital product', { priceCents: 900 }, { kind: 'plain', cents: 900 }],
    [
      'variants of different prices',
      { variants: [{ price: 500 }, { price: 300 }] },
      { kind: 'from', cents: 300 },
    ],
    ['nothing', {}, undefined],
    ['a product that costs nothing', { price: 0 }, { kind: 'plain', cents: 0 }],
  ])('shows %s [PROD-16] [PROD-17]', (_, raw, price) => {
    expect(read(raw).price).toEqual(price)
  })

  it('takes the currency that its money names, else the one of the product, else USD [MON-04]', () => {
    expect(read({ priceMoney: { value: '5.00', currency: 'EUR' }, currency: 'CHF' }).currency).toBe('EUR')
    expect(read({ variants: [{ price: 500 }], currency: 'CHF' }).currency).toBe('CHF')
    expect(read({ price: 500 }).currency).toBe('USD')
  })

  it.each([
    ['nothing is left', { variants: [{ price: 1 }, { price: 2, qtyInStock: 0 }] }, true],
    ['one variant is left', { variants: [{ price: 1 }, { price: 1, qtyInStock: 1 }] }, false],
    ['there is no limit', { variants: [{ price: 1, unlimited: true }] }, false],
    ['the context says so', { variants: [{ price: 1, stock: { quantity: 0 } }] }, true],
    ['it is digital', { productType: 'DIGITAL', variants: [{ price: 1 }] }, false],
    ['it stands without variants', { price: 1 }, false],
  ])('is sold out or not, where %s [PROD-07] [PROD-08]', (_, raw, isSoldOut) => {
    expect(read(raw).isSoldOut).toBe(isSoldOut)
  })

  it('is on sale with any of its variants [PROD-09]', () => {
    const variants = [{ price: 500 }, { price: 500, salePrice: 400, onSale: true }]
    expect(read({ variants }).isOnSale).toBe(true)
    expect(read({ variants: [{ price: 500 }] }).isOnSale).toBe(false)
  })

  it('names its invalid fields', () => {
    expect(faults({ price: -1 })).toEqual([expect.stringContaining('price: ')])
    expect(faults({ price: 100, onSale: true })).toEqual(['salePrice: expected the price of the sale'])
    expect(faults({ variants: [{ price: 1, onSale: true }, {}] })).toEqual([
      'variants.0.salePrice: expected the price of the sale',
      'variants.1.price: expected a price',
    ])
    const mixed = ['EUR', 'USD'].map(currency => ({ priceMoney: { value: '5.00', currency } }))
    expect(faults({ variants: mixed })).toEqual(['variants: expected one currency, not EUR, USD'])
    expect(faults({ price: 1, currency: 'XXX' })).toEqual([
      'currency: expected the code of a currency we know',
    ])
  })
})
