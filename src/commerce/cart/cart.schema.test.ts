// @vitest-environment node
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formatIssues, REASONS } from '../../data/fields/validators'
import { cartSchema, emptyCart } from './cart.schema'
import { cart } from './carts.fixture'

const messageOf = (raw: unknown): string => {
  const { error } = z.safeParse(cartSchema, raw, REASONS)
  return error ? formatIssues(error) : 'read'
}

describe('a cart', () => {
  it('is complete when read from nothing [CART-04] [CART-05] [CART-06] [CART-07]', () => {
    expect(cart({})).toEqual({
      id: '',
      websiteId: '',
      cartToken: '',
      orderId: '',
      isPurchased: false,
      entries: [],
      shippingOptions: [],
      applicableTaxRules: [],
      coupons: [],
      validCoupons: [],
      invalidCoupons: [],
      subtotalCents: 0,
      taxCents: 0,
      shippingCostCents: 0,
      discountCents: 0,
      grandTotalCents: 0,
      totalQuantity: 0,
      subtotalAmount: { value: '0.00', currency: 'USD' },
      note: '',
      giftCardCents: 0,
      minimumSubtotalCents: 0,
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: false,
    })
    expect(emptyCart()).toEqual(cart({}))
  })

  it('reads its texts, and its timestamp as a date [CART-04]', () => {
    const raw = { id: 'a', websiteId: 'b', orderId: 'c', created: 1_735_613_672_908, isPurchased: true }
    expect(cart(raw)).toMatchObject({ ...raw, created: new Date(1_735_613_672_908) })
  })

  it('reads its lists and its objects [CART-05]', () => {
    const option = { id: 'post', name: 'By post', costCents: 450 }
    const coupon = { promoCode: 'KILN10', name: 'Ten percent off', problem: '' }
    const raw = {
      entries: [{ id: '1', quantity: 2 }],
      shippingOptions: [option],
      selectedShippingOption: option,
      shippingLocation: { country: 'GB', region: '', postalCode: 'EC1A 1BB' },
      applicableTaxRules: [{ id: 'vat', name: 'VAT', amountCents: 90 }],
      coupons: [coupon],
      validCoupons: [coupon],
      invalidCoupons: [{ ...coupon, problem: 'ended' }],
    }
    expect(cart(raw)).toMatchObject(raw)
    expect(cart(raw).entries).toEqual([
      {
        id: '1',
        itemId: '',
        sku: '',
        quantity: 2,
        title: '',
        unitPriceCents: 0,
        normalPriceCents: 0,
        optionValues: [],
        additionalFields: '',
        fullUrl: '',
        imageUrl: '',
        imageAlt: '',
        productType: '',
        problem: '',
      },
    ])
  })

  it('reads its numbers and booleans [CART-06] [CART-07]', () => {
    const raw = {
      subtotalCents: Number.MAX_SAFE_INTEGER,
      taxCents: 2,
      shippingCostCents: 3,
      discountCents: 4,
      grandTotalCents: 5,
      totalQuantity: 6,
      subtotalAmount: { value: '0.01', currency: 'GBP' },
      hasDigital: true,
      purelyDigital: true,
      requiresShipping: true,
    }
    expect(cart(raw)).toEqual({ ...emptyCart(), ...raw })
  })

  it('can contain a line with quantity 0 and no stock [CART-06]', () => {
    const raw = { totalQuantity: 0, entries: [{ id: '1', quantity: 0, qtyAvailable: 0 }] }
    expect(cart(raw)).toMatchObject(raw)
  })

  it('treats null as missing and drops unknown keys [CART-05]', () => {
    const raw = {
      selectedShippingOption: null,
      created: null,
      entries: [{ id: '1', quantity: 1, sku: null }],
      x: 1,
    }
    expect(cart(raw)).toEqual({ ...emptyCart(), entries: [expect.objectContaining({ sku: '' })] })
  })

  it('treats null as missing at any depth [CART-05]', () => {
    const raw = { entries: [{ id: '1', quantity: 1, optionValues: [{ optionName: 'Size', value: null }] }] }
    expect(cart(raw).entries[0]?.optionValues).toEqual([{ optionName: 'Size', value: '' }])
  })

  it.each([
    [undefined, 'required'],
    ['', 'expected object'],
    [{ created: 'today' }, 'created: expected ms since 1970'],
    [{ created: 1e18 }, 'created: expected ms since 1970'],
    [{ subtotalCents: 1.5 }, 'subtotalCents: expected whole cents'],
    [{ taxCents: '1' }, 'taxCents: expected whole cents'],
    [{ grandTotalCents: 2 ** 53 }, 'grandTotalCents: expected whole cents'],
    [{ totalQuantity: -1 }, 'totalQuantity: expected a whole number of 0 or more'],
    [{ subtotalAmount: '$1' }, 'subtotalAmount: expected a money object'],
    [{ entries: {} }, 'entries: expected array'],
    [{ entries: [{ quantity: 1 }] }, 'entries.0.id: required'],
    [{ entries: [{ id: '1', quantity: 0.5 }] }, 'entries.0.quantity: expected a whole number of 0 or more'],
    [{ isPurchased: 'no' }, 'isPurchased: expected boolean'],
  ])('is rejected by name: %j [CART-04] [CART-06]', (raw, message) => {
    expect(messageOf(raw)).toContain(message)
  })
})
