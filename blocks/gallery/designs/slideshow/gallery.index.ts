/** The direction of a change. */
export type Direction = 'forward' | 'reverse'

/** The range of slides. */
export interface Track {
  readonly count: number
  /** Wraps around at the ends. */
  readonly loop: boolean
}

/** The end that a step reached. */
type Edge = 'reached-beginning' | 'reached-end'

const STEP: Readonly<Record<Direction, number>> = { forward: 1, reverse: -1 }
const EDGE: Readonly<Record<Direction, Edge>> = { forward: 'reached-end', reverse: 'reached-beginning' }

/**
 * Turns any number into a valid index; 0 without slides. Negative values count from the end; others out of
 * range wrap if the track loops, and are clamped otherwise.
 */
export function sanitizeIndex(value: number, { count, loop }: Track): number {
  if (count <= 0 || Number.isNaN(value)) return 0
  const whole = Math.trunc(clamp(value, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER))
  const fromEnd = whole < 0 ? whole + count : whole
  return loop ? modulo(fromEnd, count) : clamp(fromEnd, 0, count - 1)
}

/** The index of the adjacent slide; unchanged at the ends without loop. */
export function neighbour(index: number, direction: Direction, track: Track): number {
  return edgeAt(index, direction, track) ? index : modulo(index + STEP[direction], Math.max(track.count, 1))
}

/** The end that a step from `index` would pass, if any. */
export function edgeAt(index: number, direction: Direction, { count, loop }: Track): Edge | null {
  const last = direction === 'forward' ? count - 1 : 0
  return !loop && index === last ? EDGE[direction] : null
}

/** Whether a slide is at most `reach` steps from the current one, the shorter way round. */
export function isNear(index: number, shown: number, reach: number, { count, loop }: Track): boolean {
  const apart = Math.abs(index - shown)
  return Math.min(apart, loop ? count - apart : apart) <= reach
}

function modulo(value: number, count: number): number {
  return ((value % count) + count) % count
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
