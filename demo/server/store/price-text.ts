import type { WireVariant } from '../../../src/calls/products.ts'
import { formatCents } from '../../../src/locale/money/money-text.ts'
import { CURRENCY } from './limits.ts'

/** An amount as people read it. */
export const priceText = (cents: number): string => formatCents(cents, CURRENCY)

/** A rate as people read it: 88750 millionths are `8.875%`. */
export const rateText = (millionths: number): string =>
  new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 4 }).format(
    millionths / 1_000_000,
  )

/** The price of a product: from the lowest, or the one of today beside that of before (A9 L152, decisions §1, 22). */
export function shownPrice(variants: readonly WireVariant[]): {
  readonly isFrom: boolean
  readonly cents: number
  /** What it cost before; only where it is on sale at one price. */
  readonly normalCents?: number
} {
  const prices = variants.map(({ price, salePrice, onSale }) => (onSale ? salePrice : price))
  const cents = Math.min(...prices)
  if (prices.some(price => price !== cents)) return { isFrom: true, cents }
  const isOnSale = variants.some(({ onSale }) => onSale)
  const normalCents = Math.max(...variants.map(({ price }) => price))
  return isOnSale && normalCents > cents ? { isFrom: false, cents, normalCents } : { isFrom: false, cents }
}

/** Whether a product can be had: nothing of it is left, where it can run out (A4 L69). */
export const isSoldOut = (variants: readonly WireVariant[]): boolean =>
  !variants.some(({ unlimited, qtyInStock }) => unlimited || qtyInStock > 0)
