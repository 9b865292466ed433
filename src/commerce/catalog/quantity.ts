import { MAX_ENTRY_QUANTITY } from '../../calls/limits'

/** The value is a valid quantity of a cart line. */
export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_ENTRY_QUANTITY

/** The limits of a line's quantity. */
interface QuantityLimits {
  /** The available quantity; `Infinity` without a limit. */
  readonly stock: number
  /** The maximum per order; 0 for none. */
  readonly maxPerOrder?: number
  /** The quantity already in the cart. */
  readonly inCart?: number
}

/** The largest quantity that can still be added; 0 for none. */
export function maxToAdd({ stock, maxPerOrder = 0, inCart = 0 }: QuantityLimits): number {
  const most = Math.min(stock, maxPerOrder > 0 ? maxPerOrder : MAX_ENTRY_QUANTITY, MAX_ENTRY_QUANTITY)
  return Math.max(0, Math.floor(most) - inCart)
}

/** Reads a typed quantity: digits only; `undefined` if it is not 1 or more. */
export function readQuantity(text: string): number | undefined {
  const digits = text.trim()
  const quantity = /^\d+$/.test(digits) ? Number(digits) : 0
  return quantity >= 1 && Number.isSafeInteger(quantity) ? quantity : undefined
}
