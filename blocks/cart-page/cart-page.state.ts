import type { CartEntry } from '../../src/commerce/cart/cart.schema'
import type { CartFailure, CartOutcome } from '../../src/commerce/cart/cart-interface'

/** A line that has been removed, and can be put back. */
export interface RemovedLine {
  readonly entry: CartEntry
  /** Where it stood. */
  readonly at: number
}

/** A row of the cart: a line, or what was one. */
export type Row =
  | { readonly kind: 'line'; readonly entry: CartEntry }
  | { readonly kind: 'removed'; readonly entry: CartEntry }

/** The cart's lines with those that were removed where they stood. */
export function rowsOf(entries: readonly CartEntry[], removed: readonly RemovedLine[]): readonly Row[] {
  const rows: Row[] = entries.map(entry => ({ kind: 'line', entry }))
  // A line that is there again has not been removed.
  const gone = removed.filter(({ entry }) => !entries.some(({ id }) => id === entry.id))
  for (const { entry, at } of gone.toSorted((a, b) => a.at - b.at)) {
    rows.splice(at, 0, { kind: 'removed', entry })
  }
  return rows
}

/** The line's name with what was chosen of it. */
export function nameOf({ title, optionValues }: CartEntry, fallback: string): string {
  return [title || fallback, ...optionValues.map(({ value }) => value)].join(', ')
}

/** What is typed, as a number of pieces: 0 removes the line; undefined for what is no number of pieces. */
export function typedPieces(text: string): number | undefined {
  return /^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined
}

/** The picture at about the width that a line shows; an address with a query of its own stays as it is. */
export const thumbnailOf = (url: string): string => (url.includes('?') ? url : `${url}?format=300w`)

/** What is said of a change that has failed, with the reason where there is one: 'Unable to remove item. …'. */
export const failureText = ({ message, reason }: CartFailure): string =>
  reason ? `${message}. ${reason}` : message

/** What the visitor is told of a choice: the server's own words where it has any. */
export const wordsOf = (outcome: CartOutcome): string =>
  outcome.ok ? '' : outcome.error.reason || outcome.error.message

/** Rows that are drawn at first, and with each wish for more: thousands at once would hold the page. */
export const ROWS_AT_ONCE = 100
