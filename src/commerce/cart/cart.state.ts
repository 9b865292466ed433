import { sumCents, timesCents } from '../../locale/money/cents'
import { moneyOf } from '../../locale/money/money'
import { isQuantity } from '../catalog/quantity'
import type { Cart, CartEntry } from './cart.schema'

/** A cart with what the server has not answered yet. */
export interface CartState {
  /** As the server has it, as far as it has said so. */
  readonly confirmed: Cart
  /** Changes on their way, in order. */
  readonly pending: readonly PendingChange[]
  /** Number of the newest change. */
  readonly latest: number
  /** Number of the newest change that the server has answered. */
  readonly answered: number
  /** Answers came in another order than their calls: only asking for the cart again tells what holds. */
  readonly isDoubtful: boolean
}

/** A change on its way; its number names it. */
export interface PendingChange {
  readonly number: number
  readonly change: CartChange
}

/** A cart as the server has just given it. */
export const holdCart = (confirmed: Cart): CartState => ({
  confirmed,
  pending: [],
  latest: 0,
  answered: 0,
  isDoubtful: false,
})

/** Makes a change at once. Its number is `latest` of what comes back; the call's answer is told by that. */
export function beginChange(state: CartState, change: CartChange): CartState {
  const number = state.latest + 1
  return { ...state, latest: number, pending: [...state.pending, { number, change }] }
}

/** The server has made a change and answered with the cart. An older answer than the newest tells nothing new. */
export function confirmChange(state: CartState, number: number, cart: Cart): CartState {
  const rest = { ...state, pending: state.pending.filter(change => change.number !== number) }
  if (number < state.answered) return { ...rest, isDoubtful: true }
  return { ...rest, confirmed: cart, answered: number }
}

/** The server has refused a change: it alone is taken back, later ones stay. */
export const undoChange = (state: CartState, number: number): CartState => ({
  ...state,
  pending: state.pending.filter(change => change.number !== number),
})

/**
 * The server has given the cart when asked for it, not for a change. While changes are on their way it could be from
 * before them, so it stays doubtful.
 */
export const refreshCart = (state: CartState, confirmed: Cart): CartState => ({
  ...state,
  confirmed,
  isDoubtful: state.pending.length > 0 && state.isDoubtful,
})

/** The cart as the visitor sees it: what the server has said, and on top of it what is on its way. */
export const shownCart = ({ confirmed, pending }: CartState): Cart =>
  pending.reduce((cart, { change }) => changeCart(cart, change), confirmed)

/** Tax, shipping and discount are those of before: the server has not answered yet. */
export const isEstimate = ({ pending }: CartState): boolean => pending.length > 0

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

/** The line of that id. */
export const entryOf = ({ entries }: Cart, id: string): CartEntry | undefined =>
  entries.find(entry => entry.id === id)

/** The line that the same product would be added to. */
export const sameLine = ({ entries }: Cart, parts: LineParts): CartEntry | undefined =>
  entries.find(entry => lineKey(entry) === lineKey(parts))

/** Whether a code is used, however it is written. */
export const hasCoupon = ({ coupons }: Cart, code: string): boolean =>
  coupons.some(({ promoCode }) => promoCode.toUpperCase() === code.trim().toUpperCase())

/** What tells one line of a cart from another. */
export interface LineParts {
  readonly itemId: string
  readonly sku: string
  /** What the product's own form asked for, as JSON; empty where it asks for nothing. */
  readonly additionalFields: string
}

/** The same for what becomes one line: the same variant, with the same answers to the product's own form. */
export const lineKey = ({ itemId, sku, additionalFields }: LineParts): string =>
  JSON.stringify([itemId, sku, additionalFields])
