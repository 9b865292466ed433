import type { Direction } from '../designs/slideshow/gallery.index'

/** A row of slides. */
export interface Row {
  readonly count: number
  /** The number of visible slides. */
  readonly perRow: number
}

/** Maximum number of slides in rows narrower than `below` px; the style sheet has the same widths. */
const NARROW_ROWS = [
  { below: 480, perRow: 2 },
  { below: 724, perRow: 3 },
] as const

/** The number of slides that a row of `width` px shows. */
export function slidesInRow(asked: number, width: number): number {
  const narrow = NARROW_ROWS.find(({ below }) => width < below)
  return narrow ? Math.min(asked, narrow.perRow) : asked
}

/** The number of groups of slides. */
export function groupCount({ count, perRow }: Row): number {
  return Math.ceil(count / perRow)
}

/** The group of a row whose first visible slide is `first`; the last one only if fully in view. */
export function groupAt(first: number, row: Row): number {
  const last = groupCount(row) - 1
  if (first >= row.count - row.perRow) return last
  return Math.min(Math.ceil(first / row.perRow), last - 1)
}

/** The first slide of the adjacent group, without skipping slides after a free scroll. */
export function firstBeside(first: number, direction: Direction, row: Row): number {
  const { count, perRow } = row
  const group = direction === 'forward' ? Math.floor(first / perRow) + 1 : Math.ceil(first / perRow) - 1
  return Math.min(Math.max(group, 0) * perRow, Math.max(count - 1, 0))
}
