import { nameOf } from '../../data/enum'
import { PRODUCT_TYPES } from './products'

/** What a product is; `unknown` is what a newer server calls something. */
export type ProductType = keyof typeof PRODUCT_TYPES | 'unknown'

/** The names of structured content (A3 L32). */
const NAMES: Readonly<Record<string, ProductType>> = {
  PHYSICAL: 'physical',
  DIGITAL: 'digital',
  SERVICE: 'service',
  GIFT_CARD: 'giftCard',
  PAYWALL: 'paywall',
}

/** Reads a type in either of its spellings, a name or a number (decisions, row 17); attributes carry the number as text. */
export function productTypeOf(value: unknown): ProductType {
  if (typeof value === 'string' && Object.hasOwn(NAMES, value)) return NAMES[value] ?? 'unknown'
  const isId = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))
  return (isId && nameOf(PRODUCT_TYPES, Number(value))) || 'unknown'
}
