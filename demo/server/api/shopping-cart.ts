import type { ShoppingCart } from '../../../src/wire/commerce.ts'
import type { StoredCart } from '../database/carts.ts'
import { EXAMPLE_COUPONS, findVariant } from './example-products.ts'

/** What a visitor has who has no cart yet. */
export const NO_CART: StoredCart = {
  id: '',
  createdAt: new Date(0),
  isPurchased: false,
  coupons: [],
  entries: [],
}

const CURRENCY = 'USD'

/** A stored cart in the facade's shape (B3 L126-134), with today's prices; what is no longer sold costs nothing. */
export function shoppingCart({
  id,
  createdAt,
  isPurchased,
  coupons,
  entries: stored,
}: StoredCart): ShoppingCart {
  const entries = stored.map(({ id, itemId, sku, quantity }) => {
    const variant = findVariant(itemId, sku)
    return {
      id,
      itemId,
      sku,
      quantity,
      title: variant?.title ?? '',
      unitPriceCents: variant?.priceCents ?? 0,
    }
  })
  const isDigital = stored.map(({ itemId, sku }) => findVariant(itemId, sku)?.isDigital ?? false)
  const valid = EXAMPLE_COUPONS.filter(({ promoCode }) => coupons.includes(promoCode))
  const subtotal = entries.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
  const percent = Math.min(
    100,
    valid.reduce((sum, coupon) => sum + coupon.percent, 0),
  )
  const discount = Math.round((subtotal * percent) / 100)
  return {
    id,
    websiteId: 'tarn',
    created: createdAt.getTime(),
    isPurchased,
    entries,
    coupons: valid.map(coupon => ({ ...coupon })),
    validCoupons: valid.map(coupon => ({ ...coupon })),
    invalidCoupons: [],
    shippingOptions: [],
    applicableTaxRules: [],
    subtotalCents: subtotal,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: discount,
    grandTotalCents: subtotal - discount,
    totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotalAmount: { value: (subtotal / 100).toFixed(2), currency: CURRENCY },
    hasDigital: isDigital.includes(true),
    purelyDigital: isDigital.length > 0 && !isDigital.includes(false),
    requiresShipping: isDigital.includes(false),
  }
}
