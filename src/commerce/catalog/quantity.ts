import { MOST_OF_AN_ENTRY } from '../../calls/limits'

/** The value is a count of pieces that a line of a cart can hold. */
export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_OF_AN_ENTRY

/** What bounds the pieces of a line. */
export interface QuantityLimits {
  /** Pieces that can be sold; `Infinity` without a limit. */
  readonly stock: number
  /** Pieces that the owner lets one order have; 0 means any. */
  readonly maxPerOrder?: number
  /** Pieces of it that lie in the cart already. */
  readonly inCart?: number
}

/** How many pieces more the cart takes; 0 when none. */
export function mostToAdd({ stock, maxPerOrder = 0, inCart = 0 }: QuantityLimits): number {
  const most = Math.min(stock, maxPerOrder > 0 ? maxPerOrder : MOST_OF_AN_ENTRY, MOST_OF_AN_ENTRY)
  return Math.max(0, Math.floor(most) - inCart)
}

/** The number of pieces that somebody types: digits and nothing else; undefined for anything that is not 1 or more. */
export function readQuantity(text: string): number | undefined {
  const digits = text.trim()
  const quantity = /^\d+$/.test(digits) ? Number(digits) : 0
  return quantity >= 1 && Number.isSafeInteger(quantity) ? quantity : undefined
}
