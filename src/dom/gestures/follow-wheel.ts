/** The sideways distance of a step, in px. */
export const STEP_PX = 30

/** The pause that separates gestures, in ms. */
const PAUSE_MS = 150

/**
 * A movement this many times stronger than the weakest since the step is a new push, not inertia, after
 * `PUSH_MS`.
 */
const PUSH = 3
const PUSH_MS = 300

/** A wheel event, of a wheel or a trackpad: px, and the time in ms. */
export interface Turn {
  readonly x: number
  readonly y: number
  readonly time: number
}

/** A sideways gesture on a trackpad, including its inertia. */
export interface Wheel {
  /** The distance since the start of the gesture in px, to the right. */
  readonly sum: number
  readonly time: number
  /** The time of the gesture's only step; null before. */
  readonly steppedAt: number | null
  /** The weakest movement since then. */
  readonly weakest: number
  /** The step of the last event. */
  readonly step: 'previous' | 'next' | null
}

/** A wheel at rest. */
export const WHEEL_AT_REST: Wheel = {
  sum: 0,
  time: Number.NEGATIVE_INFINITY,
  steppedAt: null,
  weakest: Number.POSITIVE_INFINITY,
  step: null,
}

/** Whether the event is sideways. Others belong to the page. */
export const isSideways = ({ x, y }: Pick<Turn, 'x' | 'y'>): boolean => Math.abs(x) > Math.abs(y)

/** Processes a sideways event: one step per gesture, however long its inertia lasts. */
export function turn(wheel: Wheel, { x, time }: Turn): Wheel {
  const { sum, steppedAt, weakest } = isNewGesture(wheel, x, time) ? WHEEL_AT_REST : wheel
  const force = Math.abs(x)
  if (steppedAt !== null) return { sum, steppedAt, time, weakest: Math.min(weakest, force), step: null }
  const gone = sum + x
  if (Math.abs(gone) < STEP_PX) return { ...WHEEL_AT_REST, sum: gone, time }
  return { sum: gone, steppedAt: time, time, weakest: force, step: gone < 0 ? 'previous' : 'next' }
}

function isNewGesture({ sum, time, steppedAt, weakest }: Wheel, x: number, now: number): boolean {
  if (now - time > PAUSE_MS || x * sum < 0) return true
  return steppedAt !== null && now - steppedAt > PUSH_MS && Math.abs(x) > weakest * PUSH
}

/** The px of a line, for wheels that count lines. */
const LINE_PX = 16

/**
 * Calls `onStep` once per sideways gesture on a trackpad over the element. Returns how to stop.
 *
 * 'next' is to the right: swap it for right-to-left text. `canStep` leaves the gesture to the browser if
 * there is no next step; vertical turns and pinches always belong to the browser.
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
    // Prevents the browser's history navigation.
    event.preventDefault()
    wheel = turn(wheel, { ...way, time: event.timeStamp })
    if (wheel.step) onStep(wheel.step)
  }
  element.addEventListener('wheel', listen, { passive: false })
  return () => element.removeEventListener('wheel', listen)
}
