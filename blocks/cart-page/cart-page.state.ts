import type { CartEntry } from '../../src/commerce/cart/cart.schema'
import type { CartFailure, CartOutcome } from '../../src/commerce/cart/cart-interface'

/** A removed line that can be restored. */
export interface RemovedLine {
  readonly entry: CartEntry
  /** Its index in the cart. */
  readonly at: number
}

/** A row of the cart: a line, or a removed line. */
type Row =
  | { readonly kind: 'line'; readonly entry: CartEntry }
  | { readonly kind: 'removed'; readonly entry: CartEntry }

/** Returns the cart's lines, with removed lines at their former positions. */
export function rowsOf(entries: readonly CartEntry[], removed: readonly RemovedLine[]): readonly Row[] {
  const rows: Row[] = entries.map(entry => ({ kind: 'line', entry }))
  // A restored line no longer counts as removed.
  const gone = removed.filter(({ entry }) => !entries.some(({ id }) => id === entry.id))
  for (const { entry, at } of gone.toSorted((a, b) => a.at - b.at)) {
    rows.splice(at, 0, { kind: 'removed', entry })
  }
  return rows
}

/** Returns the line's name with its options. */
export function nameOf({ title, optionValues }: CartEntry, fallback: string): string {
  return [title || fallback, ...optionValues.map(({ value }) => value)].join(', ')
}

/** Parses a typed quantity: 0 removes the line; undefined if the text is not a quantity. */
export function typedPieces(text: string): number | undefined {
  return /^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined
}

/** Returns the address of a thumbnail; an address with a query of its own stays unchanged. */
export const thumbnailOf = (url: string): string => (url.includes('?') ? url : `${url}?format=300w`)

/** Returns the text of a failed change, with its reason if known: 'Unable to remove item. …'. */
export const failureText = ({ message, reason }: CartFailure): string =>
  reason ? `${message}. ${reason}` : message

/** Returns the text of a change's outcome, preferably the server's own. */
export const outcomeText = (outcome: CartOutcome): string =>
  outcome.ok ? '' : outcome.error.reason || outcome.error.message

/** Number of rows rendered at first and on each request for more: thousands at once would block the page. */
export const ROWS_AT_ONCE = 100
