import type { WireVariant } from '../../../src/calls/products.ts'
import { formatCents } from '../../../src/locale/money/money-text.ts'
import { CURRENCY } from '../database/product-definition.ts'

/** Formats cents in the shop's currency. */
export const priceText = (cents: number): string => formatCents(cents, CURRENCY)

/** Formats a tax rate: 88750 millionths are `8.875%`. */
export const rateText = (millionths: number): string =>
  new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 4 }).format(
    millionths / 1_000_000,
  )

/**
 * The displayed price: "from" the lowest if prices differ [PROD-16], or the sale price with the original
 * [PROD-17].
 */
export function displayedPrice(variants: readonly WireVariant[]): {
  readonly isFrom: boolean
  readonly cents: number
  /** The original price; only for products on sale at a single price. */
  readonly normalCents?: number
} {
  const prices = variants.map(({ price, salePrice, onSale }) => (onSale ? salePrice : price))
  const cents = Math.min(...prices)
  if (prices.some(price => price !== cents)) return { isFrom: true, cents }
  const isOnSale = variants.some(({ onSale }) => onSale)
  const normalCents = Math.max(...variants.map(({ price }) => price))
  return isOnSale && normalCents > cents ? { isFrom: false, cents, normalCents } : { isFrom: false, cents }
}

/** Whether no variant is unlimited or in stock [PROD-07]. */
export const isSoldOut = (variants: readonly WireVariant[]): boolean =>
  !variants.some(({ unlimited, qtyInStock }) => unlimited || qtyInStock > 0)
