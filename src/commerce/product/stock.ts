import { PRODUCT_MESSAGES } from '../catalog/product.messages'
import type { ProductType, Variant } from './product'

/** From so few pieces on, a product says how many are left; ours. */
export const LOW_STOCK = 5

/** Types whose stock does not count. */
const ENDLESS: readonly ProductType[] = ['digital', 'giftCard']

/** Pieces of a variant that can be sold; `Infinity` without a limit, 0 for a product of a type we do not know. */
export function piecesLeft(type: ProductType, { stock }: Pick<Variant, 'stock'>): number {
  if (type === 'unknown') return 0
  return ENDLESS.includes(type) ? Number.POSITIVE_INFINITY : Math.max(0, stock)
}

/** What a product's stock depends on. */
export interface Stocked {
  readonly type: ProductType
  readonly variants: readonly Pick<Variant, 'stock'>[]
}

/** Whether no variant is unlimited or has stock; digital products and gift cards never are sold out. */
export const isSoldOut = ({ type, variants }: Stocked): boolean =>
  type === 'unknown' || !(ENDLESS.includes(type) || variants.some(variant => piecesLeft(type, variant) > 0))

/** What is said of the stock: 'Sold out', 'Only 3 left', or nothing. */
export function stockText(pieces: number): string {
  if (pieces <= 0) return PRODUCT_MESSAGES.soldOut
  return pieces <= LOW_STOCK ? PRODUCT_MESSAGES.onlyLeft(pieces) : ''
}
