// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cartSchema } from '../../commerce/cart/cart.schema'
import { offerFields, offerOf } from '../../commerce/price/offer'
import { productSchema } from '../../commerce/product/read-product'
import { $site } from '../../site/core/site'
import { storeCurrency, zeroMoney } from './money'
import { formatMoney } from './money-format'

const sellsIn = (settings: object): void => $site.set({ websiteSettings: { storeSettings: settings } })

afterEach(() => $site.set({}))

describe("the shop's currency", () => {
  it.each([
    ['US dollars if the context names none', {}, 'USD'],
    ['US dollars if both names are empty', { defaultCurrency: '', selectedCurrency: '' }, 'USD'],
    ['the one of its accounts', { defaultCurrency: 'EUR' }, 'EUR'],
    ['the one that it sells in, before that', { defaultCurrency: 'EUR', selectedCurrency: 'GBP' }, 'GBP'],
    ['read in lower case too', { selectedCurrency: 'gbp' }, 'GBP'],
    ['another one if it has no format', { defaultCurrency: 'EUR', selectedCurrency: 'KRW' }, 'EUR'],
  ])('is %s [CTX-20] [MON-04]', (_, settings, expected) => {
    sellsIn(settings)
    expect(storeCurrency()).toBe(expected)
  })

  it('is that of a zero amount [MON-09]', () => {
    expect([zeroMoney(), formatMoney(zeroMoney())]).toEqual([{ value: '0.00', currency: 'USD' }, '$0.00'])
    sellsIn({ selectedCurrency: 'GBP' })
    expect(formatMoney(zeroMoney())).toBe('£0.00')
  })

  it('is that of a cart whose subtotal is missing [CART-06]', () => {
    sellsIn({ selectedCurrency: 'CHF' })
    expect(z.parse(cartSchema, {})).toMatchObject({ subtotalAmount: { value: '0.00', currency: 'CHF' } })
  })

  it('is that of a product and an offer without a currency [CTX-20]', () => {
    sellsIn({ defaultCurrency: 'SEK' })
    expect(z.parse(productSchema, { variants: [{ price: 500, unlimited: true }] })).toMatchObject({
      currency: 'SEK',
    })
    const offer = z.parse(z.object(offerFields), { price: 500 })
    expect(offerOf(offer).currency).toBe('SEK')
    const named = z.parse(z.object(offerFields), { price: { value: '5.00', currency: 'EUR' } })
    expect(offerOf(named).currency).toBe('EUR')
  })
})
