import type { WireVariant } from '../../../src/calls/products.ts'
import { priceText as formatPrice, type PriceText, priceOf } from '../../../src/commerce/price/price.ts'
import { formatCents } from '../../../src/locale/money/money-format.ts'
import { CURRENCY } from '../database/product-definition.ts'

/** Formats cents in the shop's currency. */
export const priceText = (cents: number): string => formatCents(cents, CURRENCY)

/** Formats a tax rate: 88750 millionths are `8.875%`. */
export const rateText = (millionths: number): string =>
  new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 4 }).format(
    millionths / 1_000_000,
  )

/** The texts of a product's price. */
export const displayedPrice = (variants: readonly WireVariant[]): PriceText => {
  const priced = variants.map(({ price, salePrice, onSale }) => ({
    isOnSale: onSale,
    priceCents: price,
    salePriceCents: salePrice,
  }))
  return formatPrice(priceOf(priced), CURRENCY)
}

/** Whether no variant is unlimited or in stock. */
export const isSoldOut = (variants: readonly WireVariant[]): boolean =>
  !variants.some(({ unlimited, qtyInStock }) => unlimited || qtyInStock > 0)
