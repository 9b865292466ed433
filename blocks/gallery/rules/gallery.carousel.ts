import type { Direction } from './gallery.index'

/** Slides side by side, of which a row shows some. */
export interface Row {
  readonly count: number
  /** How many the row shows at once. */
  readonly perRow: number
}

/** The most slides that a row narrower than `below` px shows (B4 L205). The style sheet has the same widths. */
const NARROW_ROWS = [
  { below: 480, perRow: 2 },
  { below: 724, perRow: 3 },
] as const

/** How many slides a row of `width` px shows, of those that it is asked to. */
export function slidesInRow(asked: number, width: number): number {
  const narrow = NARROW_ROWS.find(({ below }) => width < below)
  return narrow ? Math.min(asked, narrow.perRow) : asked
}

/** How many rows there are to go through (B4 L205). */
export function groupCount({ count, perRow }: Row): number {
  return Math.ceil(count / perRow)
}

/** The group that a row stands at when `first` is the first slide in it. It is at the last only when that is all in view. */
export function groupAt(first: number, row: Row): number {
  const last = groupCount(row) - 1
  if (first >= row.count - row.perRow) return last
  return Math.min(Math.ceil(first / row.perRow), last - 1)
}

/** The first slide of the group beside: no slide is passed over, wherever a finger left the row. */
export function firstBeside(first: number, direction: Direction, row: Row): number {
  const { count, perRow } = row
  const group = direction === 'forward' ? Math.floor(first / perRow) + 1 : Math.ceil(first / perRow) - 1
  return Math.min(Math.max(group, 0) * perRow, Math.max(count - 1, 0))
}
