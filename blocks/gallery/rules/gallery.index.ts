/** Which way a change goes. */
export type Direction = 'forward' | 'reverse'

/** What there is to move along. */
export interface Track {
  readonly count: number
  /** Goes on at the other end instead of stopping. */
  readonly loop: boolean
}

/** The end of the track that a step ran into. */
export type Edge = 'reached-beginning' | 'reached-end'

const STEP: Readonly<Record<Direction, number>> = { forward: 1, reverse: -1 }
const EDGE: Readonly<Record<Direction, Edge>> = { forward: 'reached-end', reverse: 'reached-beginning' }

/**
 * Turns any number into the index of a slide; 0 when there is none. A negative one counts from the end;
 * what is still outside wraps when the track loops, and stops at its ends when it does not (B4 L194).
 */
export function sanitizeIndex(value: number, { count, loop }: Track): number {
  if (count <= 0 || Number.isNaN(value)) return 0
  const whole = Math.trunc(clamp(value, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER))
  const fromEnd = whole < 0 ? whole + count : whole
  return loop ? modulo(fromEnd, count) : clamp(fromEnd, 0, count - 1)
}

/** The index of the slide beside `index`. Without loop it stays where it is at the ends (B4 L196). */
export function neighbour(index: number, direction: Direction, track: Track): number {
  return edgeAt(index, direction, track) ? index : modulo(index + STEP[direction], Math.max(track.count, 1))
}

/** The end that a step from `index` would run into, if it would. */
export function edgeAt(index: number, direction: Direction, { count, loop }: Track): Edge | null {
  const last = direction === 'forward' ? count - 1 : 0
  return !loop && index === last ? EDGE[direction] : null
}

/** Tells whether a slide is at most `reach` steps from the one that is shown, the short way round. */
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
