import { sumCents, timesCents } from '../../locale/money/cents'
import { moneyOf } from '../../locale/money/money'
import { isQuantity } from '../catalog/quantity'
import type { Cart, CartEntry } from './cart.schema'

/** A cart with the changes that the server has not confirmed. */
export interface CartState {
  /** The cart last confirmed by the server. */
  readonly confirmed: Cart
  /** Pending changes, in order. */
  readonly pending: readonly PendingChange[]
  /** The number of the newest change. */
  readonly latest: number
  /** The number of the newest confirmed change. */
  readonly answered: number
  /** Answers arrived out of order: only loading the cart again tells its state. */
  readonly isDoubtful: boolean
}

/** A pending change and its number. */
interface PendingChange {
  readonly number: number
  readonly change: CartChange
}

/** The state of a cart that the server has just sent. */
export const cartStateOf = (confirmed: Cart): CartState => ({
  confirmed,
  pending: [],
  latest: 0,
  answered: 0,
  isDoubtful: false,
})

/** Applies a change optimistically. Its number is `latest` of the result. */
export function beginChange(state: CartState, change: CartChange): CartState {
  const number = state.latest + 1
  return { ...state, latest: number, pending: [...state.pending, { number, change }] }
}

/** Confirms a change with the cart of its answer. An answer older than the newest is not applied. */
export function confirmChange(state: CartState, number: number, cart: Cart): CartState {
  const rest = { ...state, pending: state.pending.filter(change => change.number !== number) }
  if (number < state.answered) return { ...rest, isDoubtful: true }
  return { ...rest, confirmed: cart, answered: number }
}

/** Reverts a rejected change; later ones stay. */
export const undoChange = (state: CartState, number: number): CartState => ({
  ...state,
  pending: state.pending.filter(change => change.number !== number),
})

/**
 * Takes the cart that was loaded without a change. While changes are pending it may predate them, so a
 * doubtful cart stays doubtful.
 */
export const refreshCart = (state: CartState, confirmed: Cart): CartState => ({
  ...state,
  confirmed,
  isDoubtful: state.pending.length > 0 && state.isDoubtful,
})

/** The cart as the visitor sees it: the confirmed cart with the pending changes applied. */
export const shownCart = ({ confirmed, pending }: CartState): Cart =>
  pending.reduce((cart, { change }) => changeCart(cart, change), confirmed)

/** Tax, shipping and discount are outdated: changes are pending. */
export const isEstimate = ({ pending }: CartState): boolean => pending.length > 0

/** A visitor's change of the cart's lines. */
export type CartChange =
  | { readonly kind: 'add'; readonly entry: Omit<CartEntry, 'id'> }
  | { readonly kind: 'set-quantity'; readonly id: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly id: string }

/** A change of an existing line. */
export type LineChange = Exclude<CartChange, { readonly kind: 'add' }>

/** The prefix of the id of a line that the server has not confirmed. */
const UNSAVED = 'unsaved:'

/** The server has not confirmed the line, so it cannot be changed yet. */
export const isUnsaved = ({ id }: Pick<CartEntry, 'id'>): boolean => id.startsWith(UNSAVED)

/**
 * The cart after a change, before the server has answered. Lines, count and subtotal are exact; tax, shipping
 * and discount are those of the last answer. An invalid change returns the same cart.
 *
 * @throws RangeError if the subtotal is too large.
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

/** The subtotal of lines, in cents. */
export const subtotalOf = (entries: readonly Pick<CartEntry, 'unitPriceCents' | 'quantity'>[]): number =>
  sumCents(entries.map(({ unitPriceCents, quantity }) => timesCents(unitPriceCents, quantity)))

/** The total quantity of lines. */
export const countPieces = (entries: readonly Pick<CartEntry, 'quantity'>[]): number =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0)

/** The line with this id. */
export const entryOf = ({ entries }: Cart, id: string): CartEntry | undefined =>
  entries.find(entry => entry.id === id)

/** The line that the same product would be added to. */
export const sameLine = ({ entries }: Cart, parts: LineParts): CartEntry | undefined =>
  entries.find(entry => lineKey(entry) === lineKey(parts))

/** Whether a coupon code is applied, ignoring case and surrounding spaces. */
export const hasCoupon = ({ coupons }: Cart, code: string): boolean =>
  coupons.some(({ promoCode }) => promoCode.toUpperCase() === code.trim().toUpperCase())

/** The properties that distinguish lines. */
interface LineParts {
  readonly itemId: string
  readonly sku: string
  /** The answers to the product's custom form, as JSON; empty if it has none. */
  readonly additionalFields: string
}

/** The identity of a line: equal for the same variant with the same answers to the product's custom form. */
export const lineKey = ({ itemId, sku, additionalFields }: LineParts): string =>
  JSON.stringify([itemId, sku, additionalFields])
