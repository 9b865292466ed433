import { BlockError } from '../block-error'
import { isRecord } from '../record'
import { isCents } from './cents'
import { isMoney, type Money, ZERO_MONEY } from './money'

/** As much of a cart as its indicator shows (B2 L77). */
export interface CartSummary {
  /** Pieces in all lines. */
  readonly count: number
  readonly subtotal: Money
}

/** Reads the count and the subtotal of a cart, with the facade's defaults (B3 L132-133), in far fewer bytes than `readCart`. */
export function readSummary(raw: unknown): CartSummary | BlockError {
  if (!isRecord(raw)) return new BlockError('data-invalid', 'the cart is not an object')
  const count = raw['totalQuantity'] ?? 0
  const subtotal = raw['subtotalAmount'] ?? ZERO_MONEY
  if (!isCents(count) || count < 0) {
    return new BlockError('data-invalid', 'totalQuantity: expected a whole number of 0 or more')
  }
  if (!isMoney(subtotal)) return new BlockError('data-invalid', 'subtotalAmount: expected a money object')
  return { count, subtotal }
}
