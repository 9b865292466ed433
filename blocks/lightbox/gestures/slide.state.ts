import type { Axis, Point, Release } from '../../../src/dom/gestures/drag.state'

/** A picture that is dragged down further than this closes the lightbox. */
export const CLOSE_PX = 120

/** A shorter flick closes it, too, when it is no slip of a tap: at least this fast, in px per ms. */
export const CLOSE_VELOCITY = 0.4

/** How much of a drag shows that leads nowhere. */
const GIVE = 0.3

/** What is left of the overlay's shade when a picture has gone down by all of the stage. */
const LEAST_SHADE = 0.25

/** Where a picture shows that is dragged along an axis: it gives way upward, and to sides without a neighbour. */
export function slideAt(axis: Axis, { x, y }: Point, canDrag: boolean): Point {
  if (axis === 'x') return { x: canDrag ? x : x * GIVE, y: 0 }
  return { x: 0, y: y < 0 ? y * GIVE : y }
}

/** How much of the overlay shows behind a picture that is `y` px down, from 1 to 0. */
export function shadeAt(y: number, stageHeight: number): number {
  const gone = stageHeight > 0 ? Math.min(Math.max(y, 0) / stageHeight, 1) : 0
  return 1 - gone * (1 - LEAST_SHADE)
}

/** Whether a drag along the y axis closes the lightbox. */
export function closes({ axis, dy, isFlick, outcome, velocity }: Release): boolean {
  // Broken off, it stays wherever it is.
  if (axis !== 'y' || outcome !== 'previous') return false
  return dy > CLOSE_PX || (isFlick && velocity.y >= CLOSE_VELOCITY)
}
