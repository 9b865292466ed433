import { formatCents } from '../../locale/money/format-money'
import { PRODUCT_MESSAGES } from '../goods/product.messages'
import type { Price } from './price'

/** The texts of a price. */
export interface PriceText {
  /** `from $5.00`, or the amount to pay. */
  readonly price: string
  /** Stands beside it, struck through; empty without a sale. */
  readonly original: string
}

/** Writes a price as the visitor reads it (A9 L152). */
export function priceText(price: Price, currency: string): PriceText {
  const text = formatCents(price.cents, currency)
  return {
    price: price.kind === 'from' ? PRODUCT_MESSAGES.from(text) : text,
    original: price.kind === 'sale' ? formatCents(price.originalCents, currency) : '',
  }
}
