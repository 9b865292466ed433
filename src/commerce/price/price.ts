import { isCents } from '../../locale/money/cents'
import { formatCents } from '../../locale/money/money-format'
import { PRODUCT_MESSAGES } from '../catalog/product.messages'
import type { Variant } from '../product/product'

/** The maximum price of a product, in cents [PROD-10]. */
export const MAX_PRICE_CENTS = 100_000_000

/** Whether the amount is a valid price: whole cents, from 0 to the maximum [PROD-10]. */
export const isPrice = (cents: unknown): boolean => isCents(cents) && cents >= 0 && cents <= MAX_PRICE_CENTS

/** The price fields of a variant. */
export type Priced = Pick<Variant, 'isOnSale' | 'priceCents' | 'salePriceCents'>

/** The current price of a variant, in cents. */
export const effectivePrice = ({ isOnSale, priceCents, salePriceCents }: Priced): number =>
  isOnSale ? salePriceCents : priceCents

/** Whether any variant is on sale. */
export const isOnSale = ({ variants }: { readonly variants: readonly Priced[] }): boolean =>
  variants.some(({ isOnSale }) => isOnSale)

/** How a price is shown, in cents: `original` is struck through. */
export type Price =
  | { readonly kind: 'plain'; readonly cents: number }
  | { readonly kind: 'from'; readonly cents: number }
  | { readonly kind: 'sale'; readonly cents: number; readonly originalCents: number }

/**
 * The price of several variants. `from` wins over `sale`: it starts at the lowest current price. A sale shows
 * the lowest sale price and the highest regular price, if that is higher.
 */
export function priceOf(variants: readonly Priced[]): Price {
  const today = variants.map(effectivePrice)
  const cents = Math.min(...today)
  if (today.some(other => other !== cents)) return { kind: 'from', cents }
  const originalCents = Math.max(...variants.map(({ priceCents }) => priceCents))
  const isCheaper = isOnSale({ variants }) && originalCents > cents
  return isCheaper ? { kind: 'sale', cents, originalCents } : { kind: 'plain', cents }
}

/** The texts of a price. */
export interface PriceText {
  /** `from $5.00`, or the amount to pay. */
  readonly price: string
  /** The original price, struck through; empty without a sale. */
  readonly original: string
}

/** Formats a price for display. */
export function priceText(price: Price, currency: string): PriceText {
  const text = formatCents(price.cents, currency)
  return {
    price: price.kind === 'from' ? PRODUCT_MESSAGES.from(text) : text,
    original: price.kind === 'sale' ? formatCents(price.originalCents, currency) : '',
  }
}
