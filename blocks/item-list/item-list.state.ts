/** The position of a row of items. */
export interface Row {
  readonly count: number
  /** The index of the first visible item. */
  readonly first: number
  /** Number of items that are visible at once, at least 1. */
  readonly visible: number
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
}

export type Direction = 'previous' | 'next'

/** A row before it is measured. */
export const UNMEASURED: Row = { count: 0, first: 0, visible: 1, isAtStart: true, isAtEnd: true }

/** Whether the row is wider than its box. */
export const isScrollable = ({ isAtStart, isAtEnd }: Row): boolean => !(isAtStart && isAtEnd)

/** The item to move to; `undefined` at the ends of a row that does not loop. */
export function targetOf(row: Row, direction: Direction, loop: boolean): number | undefined {
  const { count, first, visible, isAtStart, isAtEnd } = row
  if (direction === 'next') {
    if (isAtEnd) return loop ? 0 : undefined
    return Math.min(first + visible, count - 1)
  }
  if (isAtStart) return loop ? count - 1 : undefined
  return Math.max(first - visible, 0)
}

/** Measures of a row, in px along the writing direction. */
interface Measures {
  /** The distance of each item's start from that of the visible area. */
  readonly offsets: readonly number[]
  readonly itemSize: number
  readonly visibleSize: number
  /** Distance scrolled, from 0. */
  readonly scrolled: number
  readonly scrollableSize: number
}

/** Positions may be fractions of a pixel. */
const TOLERANCE_PX = 2

/** Returns the position of a row with these measures. */
export function rowOf({ offsets, itemSize, visibleSize, scrolled, scrollableSize }: Measures): Row {
  const first = offsets.reduce(
    (nearest, offset, index) => (Math.abs(offset) < Math.abs(offsets[nearest] ?? 0) ? index : nearest),
    0,
  )
  const gap = Math.max(0, (offsets[1] ?? 0) - (offsets[0] ?? 0) - itemSize)
  return {
    count: offsets.length,
    first,
    visible: Math.max(1, Math.floor((visibleSize + gap + TOLERANCE_PX) / (itemSize + gap || 1))),
    // A padding lies before the first item.
    isAtStart: (offsets[0] ?? 0) >= -TOLERANCE_PX,
    isAtEnd: scrolled >= scrollableSize - visibleSize - TOLERANCE_PX,
  }
}
