/** A variant of one of the made-up studio's products. */
export interface ExampleVariant {
  readonly itemId: string
  readonly sku: string
  readonly title: string
  readonly priceCents: number
  readonly stock: number
  readonly isDigital: boolean
}

const variant = (
  itemId: string,
  sku: string,
  title: string,
  priceCents: number,
  stock = 50,
  isDigital = false,
) => ({
  itemId,
  sku,
  title,
  priceCents,
  stock,
  isDigital,
})

/** What the studio sells. */
export const EXAMPLE_VARIANTS: readonly ExampleVariant[] = [
  variant('bowls', 'BOWL-S', 'Stacking bowls, three', 8400),
  variant('bowls', 'BOWL-L', 'Stacking bowls, five', 12900),
  variant('cups', 'CUP-2', 'Dipped cups, two', 5200),
  variant('jar', 'JAR-1', 'Moon jar, wood ash', 48000, 1),
  variant('stool', 'STOOL', 'Three-legged stool', 31000, 4),
  variant('glazes', 'GLAZES', 'Forty glazes, as a book to download', 1800, 10_000, true),
]

/** The product that a call names: by its SKU where it names one. */
export function findVariant(itemId: string, sku: string | null | undefined): ExampleVariant | undefined {
  return EXAMPLE_VARIANTS.find(variant => variant.itemId === itemId && (!sku || variant.sku === sku))
}

interface Coupon {
  readonly promoCode: string
  readonly percent: number
}

/** Codes that lower the price. */
export const EXAMPLE_COUPONS: readonly Coupon[] = [{ promoCode: 'KILN10', percent: 10 }]
