import type { Moment } from '../../../src/dom/gestures/drag.state'

/** A second tap that comes within this time, in ms, and so near makes a double tap. */
export const TAP_MS = 300
export const TAP_PX = 40

/** A tap, and the picture that it was on. */
export interface Tap extends Moment {
  readonly on: unknown
}

/** Whether two taps are a double tap: soon, near, and on the same picture. */
export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  if (!first || first.on !== second.on || second.time - first.time > TAP_MS) return false
  return Math.hypot(second.x - first.x, second.y - first.y) <= TAP_PX
}
