import type { Axis, Point, Release } from '../../../src/dom/gestures/drag.state'

/** Distance in px beyond which a drag down closes the lightbox. */
export const CLOSE_PX = 120

/** A shorter flick also closes it if it is at least this fast, in px per ms, to exclude sloppy taps. */
export const CLOSE_VELOCITY = 0.4

/** The share of a drag that shows if it leads nowhere. */
const GIVE = 0.3

/** The overlay's opacity when an image has moved down by the stage's full height. */
const MIN_SHADE = 0.25

/** Returns the position of a dragged image: with resistance upward, and to sides without a neighbour. */
export function slideAt(axis: Axis, { x, y }: Point, canDrag: boolean): Point {
  if (axis === 'x') return { x: canDrag ? x : x * GIVE, y: 0 }
  return { x: 0, y: y < 0 ? y * GIVE : y }
}

/** Returns the overlay's opacity, from 1 to 0, for an image `y` px down. */
export function shadeAt(y: number, stageHeight: number): number {
  const gone = stageHeight > 0 ? Math.min(Math.max(y, 0) / stageHeight, 1) : 0
  return 1 - gone * (1 - MIN_SHADE)
}

/** Returns whether a drag along the y axis closes the lightbox. */
export function closes({ axis, dy, isFlick, outcome, velocity }: Release): boolean {
  // An interrupted drag never closes.
  if (axis !== 'y' || outcome !== 'previous') return false
  return dy > CLOSE_PX || (isFlick && velocity.y >= CLOSE_VELOCITY)
}
