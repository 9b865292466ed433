/** Time that the pointer or the focus rests before a tooltip shows (B9 L340). */
export const TOOLTIP_DELAY_MS = 1200

/** Widest that a tooltip gets, in px (B9 L340). */
export const TOOLTIP_WIDTH = 250

/** How far it stands from the pointer, in px (B9 L340). */
export const POINTER_OFFSET = 15

/** How far it stays from the edges of the window, in px (B9 L340). */
export const EDGE_MARGIN = 20

/** How long it takes to come and to go (B9 L340). */
export const TOOLTIP_FADE_MS = 300

interface Point {
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Where a tooltip stands: below and beside the pointer; above it, or nearer, where the window ends (B9 L340). */
export function placeTooltip(pointer: Point, { width, height }: Size, window: Size): Point {
  const below = pointer.y + POINTER_OFFSET
  const fitsBelow = below + height <= window.height - EDGE_MARGIN
  return {
    x: within(pointer.x + POINTER_OFFSET, width, window.width),
    y: within(fitsBelow ? below : pointer.y - POINTER_OFFSET - height, height, window.height),
  }
}

function within(start: number, length: number, room: number): number {
  return Math.max(EDGE_MARGIN, Math.min(start, room - EDGE_MARGIN - length))
}
