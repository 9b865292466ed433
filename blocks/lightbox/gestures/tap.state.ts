import type { Moment } from '../../../src/dom/gestures/drag.state'

/** The maximum time in ms and distance in px between the taps of a double tap. */
export const TAP_MS = 300
export const TAP_PX = 40

/** A tap, and the image that it was on. */
export interface Tap extends Moment {
  readonly on: unknown
}

/** Returns whether two taps are a double tap: soon, near, and on the same image. */
export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  if (!first || first.on !== second.on || second.time - first.time > TAP_MS) return false
  return Math.hypot(second.x - first.x, second.y - first.y) <= TAP_PX
}
