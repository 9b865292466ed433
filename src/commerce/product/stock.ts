import { PRODUCT_MESSAGES } from '../catalog/product.messages'
import type { ProductType, Variant } from './product'

/** The stock up to which a product shows the quantity left; ours. */
const LOW_STOCK = 5

/** Product types without stock. */
const WITHOUT_STOCK: readonly ProductType[] = ['digital', 'giftCard']

/** The quantity of a variant that can be sold; `Infinity` without a limit, 0 for unknown product types. */
export function piecesLeft(type: ProductType, { stock }: Pick<Variant, 'stock'>): number {
  if (type === 'unknown') return 0
  return WITHOUT_STOCK.includes(type) ? Number.POSITIVE_INFINITY : Math.max(0, stock)
}

/** The fields that a product's stock depends on. */
interface Stocked {
  readonly type: ProductType
  readonly variants: readonly Pick<Variant, 'stock'>[]
}

/**
 * Whether no variant is unlimited or in stock; digital products and gift cards never sell out.
 */
export const isSoldOut = ({ type, variants }: Stocked): boolean =>
  type === 'unknown' ||
  !(WITHOUT_STOCK.includes(type) || variants.some(variant => piecesLeft(type, variant) > 0))

/** The text of the stock: 'Sold out', 'Only 3 left', or empty. */
export function stockText(pieces: number): string {
  if (pieces <= 0) return PRODUCT_MESSAGES.soldOut
  return pieces <= LOW_STOCK ? PRODUCT_MESSAGES.onlyLeft(pieces) : ''
}
