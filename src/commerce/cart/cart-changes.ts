import { sumCents, timesCents } from '../../locale/money/cents'
import { moneyOf } from '../../locale/money/money'
import { isQuantity } from '../goods/quantity'
import type { Cart, CartEntry } from './cart.schema'
import { lineKey } from './line-key'

/** What a visitor does to a cart. */
export type CartChange =
  | { readonly kind: 'add'; readonly entry: Omit<CartEntry, 'id'> }
  | { readonly kind: 'set-quantity'; readonly id: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly id: string }

/** What a visitor does to a line that is there. */
export type LineChange = Exclude<CartChange, { readonly kind: 'add' }>

/** Begins the id of a line that the server has not named yet. */
const UNSAVED = 'unsaved:'

/** The server does not know the line yet: nothing can be asked of it. */
export const isUnsaved = ({ id }: Pick<CartEntry, 'id'>): boolean => id.startsWith(UNSAVED)

/**
 * The cart after a change, before the server has answered. Lines, count and subtotal are exact; tax, shipping and
 * discount stay what the server has said last. A change that cannot be made gives the same cart back.
 *
 * @throws RangeError when the subtotal is too large.
 */
export function changeCart(cart: Cart, change: CartChange): Cart {
  const entries = changedEntries(cart.entries, change)
  return entries === cart.entries ? cart : recount(cart, entries)
}

function changedEntries(entries: readonly CartEntry[], change: CartChange): readonly CartEntry[] {
  if (change.kind === 'add') return withEntry(entries, change.entry)
  if (!entries.some(({ id }) => id === change.id)) return entries
  if (change.kind === 'remove' || change.quantity === 0) return entries.filter(({ id }) => id !== change.id)
  return setQuantity(entries, change.id, change.quantity)
}

function withEntry(entries: readonly CartEntry[], added: Omit<CartEntry, 'id'>): readonly CartEntry[] {
  if (!isQuantity(added.quantity)) return entries
  const key = lineKey(added)
  const same = entries.find(entry => lineKey(entry) === key)
  if (same) return setQuantity(entries, same.id, same.quantity + added.quantity)
  return [...entries, { ...added, id: UNSAVED + key }]
}

const setQuantity = (entries: readonly CartEntry[], id: string, quantity: number): readonly CartEntry[] =>
  isQuantity(quantity) ? entries.map(entry => (entry.id === id ? { ...entry, quantity } : entry)) : entries

function recount(cart: Cart, entries: readonly CartEntry[]): Cart {
  const subtotalCents = subtotalOf(entries)
  const discountCents = Math.min(cart.discountCents, subtotalCents)
  const grandTotalCents = sumCents([subtotalCents, -discountCents, cart.shippingCostCents, cart.taxCents])
  return {
    ...cart,
    entries: [...entries],
    subtotalCents,
    discountCents,
    grandTotalCents,
    giftCardCents: Math.min(cart.giftCardCents, grandTotalCents),
    subtotalAmount: moneyOf(subtotalCents, cart.subtotalAmount.currency),
    totalQuantity: countPieces(entries),
  }
}

/** What the lines cost together. */
export const subtotalOf = (entries: readonly Pick<CartEntry, 'unitPriceCents' | 'quantity'>[]): number =>
  sumCents(entries.map(({ unitPriceCents, quantity }) => timesCents(unitPriceCents, quantity)))

/** Pieces in all lines. */
export const countPieces = (entries: readonly Pick<CartEntry, 'quantity'>[]): number =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0)
