import type { Cart } from './cart.schema'
import { type CartChange, changeCart } from './cart-changes'

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
