/** Pixels sideways that make a step. */
export const STEP_PX = 30

/** After a pause this long, in ms, the next movement is a gesture of its own. */
export const PAUSE_MS = 150

/** A push this many times as strong as the weakest movement since the step is no inertia, after `PUSH_MS`. */
const PUSH = 3
const PUSH_MS = 300

/** A turn of the wheel, or two fingers on a trackpad: px, and the time in ms. */
export interface Turn {
  readonly x: number
  readonly y: number
  readonly time: number
}

/** Two fingers that go sideways, and the inertia after them. */
export interface Wheel {
  /** Pixels since the gesture began, to the right. */
  readonly sum: number
  readonly time: number
  /** When the gesture made its one step; null before. */
  readonly steppedAt: number | null
  /** The smallest movement since then. */
  readonly least: number
  /** What the last turn did. */
  readonly step: 'previous' | 'next' | null
}

/** A wheel that nobody touches. */
export const WHEEL_AT_REST: Wheel = {
  sum: 0,
  time: Number.NEGATIVE_INFINITY,
  steppedAt: null,
  least: Number.POSITIVE_INFINITY,
  step: null,
}

/** Whether the turn goes sideways. Any other belongs to the page. */
export const isSideways = ({ x, y }: Pick<Turn, 'x' | 'y'>): boolean => Math.abs(x) > Math.abs(y)

/** The wheel turns sideways: one step a gesture, however long the inertia after it goes on. */
export function turn(wheel: Wheel, { x, time }: Turn): Wheel {
  const { sum, steppedAt, least } = isNewGesture(wheel, x, time) ? WHEEL_AT_REST : wheel
  const force = Math.abs(x)
  if (steppedAt !== null) return { sum, steppedAt, time, least: Math.min(least, force), step: null }
  const gone = sum + x
  if (Math.abs(gone) < STEP_PX) return { ...WHEEL_AT_REST, sum: gone, time }
  return { sum: gone, steppedAt: time, time, least: force, step: gone < 0 ? 'previous' : 'next' }
}

function isNewGesture({ sum, time, steppedAt, least }: Wheel, x: number, now: number): boolean {
  if (now - time > PAUSE_MS || x * sum < 0) return true
  return steppedAt !== null && now - steppedAt > PUSH_MS && Math.abs(x) > least * PUSH
}
