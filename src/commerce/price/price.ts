import { isCents } from '../../locale/money/cents'
import type { Variant } from '../product/product'

/** The highest price of a product, in cents (A5 L77). */
export const MAX_PRICE_CENTS = 100_000_000

/** The amount can be a product's price: whole cents, none below 0, none over the maximum (A5 L77). */
export const isPrice = (cents: unknown): boolean => isCents(cents) && cents >= 0 && cents <= MAX_PRICE_CENTS

/** What a price needs of a variant. */
export type Priced = Pick<Variant, 'isOnSale' | 'priceCents' | 'salePriceCents'>

/** What a variant costs today, in cents. */
export const effectivePrice = ({ isOnSale, priceCents, salePriceCents }: Priced): number =>
  isOnSale ? salePriceCents : priceCents

/** Whether any variant is on sale (A4 L70). */
export const isOnSale = ({ variants }: { readonly variants: readonly Priced[] }): boolean =>
  variants.some(({ isOnSale }) => isOnSale)

/** How a price is shown, in cents: `original` is struck through (A9 L152). */
export type Price =
  | { readonly kind: 'plain'; readonly cents: number }
  | { readonly kind: 'from'; readonly cents: number }
  | { readonly kind: 'sale'; readonly cents: number; readonly originalCents: number }

/**
 * The price of some variants together. `from` wins over `sale`: it begins with the lowest price of today. A sale
 * shows the lowest sale price and the highest normal one (decisions, row 22), when that is higher.
 */
export function priceOf(variants: readonly Priced[]): Price {
  const today = variants.map(effectivePrice)
  const cents = Math.min(...today)
  if (today.some(other => other !== cents)) return { kind: 'from', cents }
  const originalCents = Math.max(...variants.map(({ priceCents }) => priceCents))
  const isCheaper = isOnSale({ variants }) && originalCents > cents
  return isCheaper ? { kind: 'sale', cents, originalCents } : { kind: 'plain', cents }
}
