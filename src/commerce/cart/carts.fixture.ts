import * as z from 'zod/mini'
import { type Cart, type CartEntry, cartSchema, emptyCart } from './cart.schema'

/** A cart from a call's answer; throws if the answer is invalid. */
export function cart(raw: object): Cart {
  return z.parse(cartSchema, raw)
}

/** A line as a product adds it. */
export const newEntry = (more: Partial<CartEntry> = {}): Omit<CartEntry, 'id'> => {
  const { id: _, ...entry } = { ...entryOf({ id: 'x', itemId: 'cups', sku: 'CUP', quantity: 1 }), ...more }
  return entry
}

/** A line as a call answers it. */
export const entryOf = (raw: object): CartEntry => {
  const [entry] = cart({ entries: [raw] }).entries
  if (!entry) throw new Error('no entry')
  return entry
}

/** Two lines: 3 bowls for 84.00 each and a book for 18.00. */
export const TWO_LINES: Cart = {
  ...emptyCart(),
  id: 'c',
  entries: [
    entryOf({ id: '1', itemId: 'bowls', sku: 'BOWL', quantity: 3, unitPriceCents: 8400 }),
    entryOf({ id: '2', itemId: 'book', sku: 'BOOK', quantity: 1, unitPriceCents: 1800 }),
  ],
  subtotalCents: 27_000,
  subtotalAmount: { value: '270.00', currency: 'GBP' },
  discountCents: 2700,
  shippingCostCents: 450,
  taxCents: 1000,
  grandTotalCents: 25_750,
  totalQuantity: 4,
}
