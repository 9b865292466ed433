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

/** What a line is in px, for wheels that count lines. */
const LINE_PX = 16

/**
 * Calls `onStep` once for each sideways gesture on a trackpad over the element. Returns how to stop.
 *
 * 'next' is to the right, to be swapped for right-to-left text. Where there is no way on, `canStep` leaves
 * the gesture to the browser; turns up and down, and pinches, always are.
 */
export function followWheel(
  element: HTMLElement,
  onStep: (step: 'previous' | 'next') => void,
  canStep: () => boolean = () => true,
): () => void {
  let wheel = WHEEL_AT_REST
  const listen = (event: WheelEvent): void => {
    const unit = event.deltaMode ? LINE_PX : 1
    const way = { x: event.deltaX * unit, y: event.deltaY * unit }
    if (event.ctrlKey || !isSideways(way) || !canStep()) return
    // Else the browser goes back or on in the history.
    event.preventDefault()
    wheel = turn(wheel, { ...way, time: event.timeStamp })
    if (wheel.step) onStep(wheel.step)
  }
  element.addEventListener('wheel', listen, { passive: false })
  return () => element.removeEventListener('wheel', listen)
}
