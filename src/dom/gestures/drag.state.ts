/** Pixels that a pointer moves before it is a drag, and its axis is settled [GAL-45]. */
export const LOCK_PX = 10

/** A drag moves a slide beyond this distance [GAL-45]. */
export const DRAG_PX = 50

/** A shorter drag moves a slide, too, when it is a flick: longer than `px`, over within `ms` [GAL-45]. */
export const FLICK = { px: 10, ms: 250 } as const

/** Shortest and longest time, in seconds, that a slide takes after it was let go [GAL-45]. */
export const SETTLE_SECONDS = { min: 0.2, max: 0.5 } as const

/** Only the last movements tell how fast a pointer is when it lets go. */
const VELOCITY_MS = 100

export type Axis = 'x' | 'y'

/** A place on the screen, or a way across it, in px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Where a pointer was, and at what time in ms. */
export interface Moment extends Point {
  readonly time: number
}

/** A pointer that is down. */
export interface Drag {
  readonly start: Moment
  /** Where it became a drag: what follows the pointer starts here, so nothing jumps. */
  readonly origin: Moment
  /** The axis that it went along at first; null while it has hardly moved. */
  readonly axis: Axis | null
  /** The last movements, oldest first. */
  readonly trail: readonly Moment[]
}

/** What came of a drag. */
export interface Release {
  /** Pixels from where the drag began, to the right and down, whatever way text runs. */
  readonly dx: number
  readonly dy: number
  /** The axis of the drag. */
  readonly axis: Axis
  /** Pixels per ms at the end. */
  readonly velocity: Point
  readonly isFlick: boolean
  /** 'next' when the pointer went left or up, 'previous' right or down: to be swapped for right-to-left text. */
  readonly outcome: 'previous' | 'next' | 'stay'
  /** How long what was dragged takes to come to rest, in seconds. */
  readonly seconds: number
}

/** A pointer goes down. */
export const press = (at: Moment): Drag => ({ start: at, origin: at, axis: null, trail: [at] })

/** The pointer moves: once it has gone 10 px, its axis is settled for good. */
export function dragTo(drag: Drag, at: Moment): Drag {
  const trail = [...since(drag.trail, at.time - VELOCITY_MS), at]
  if (drag.axis) return { ...drag, trail }
  const way = between(drag.start, at)
  const [across, down] = [Math.abs(way.x), Math.abs(way.y)]
  if (Math.max(across, down) < LOCK_PX) return { ...drag, trail }
  return { ...drag, trail, origin: at, axis: across > down ? 'x' : 'y' }
}

/** How far the pointer is from where it became a drag. */
export const travelled = ({ origin, trail }: Drag): Point => between(origin, trail.at(-1) ?? origin)

/**
 * The pointer lets go.
 *
 * @param sizePx how far a slide goes in all.
 * @param isBroken the drag was taken away from the visitor (a second finger, a call): nothing moves on.
 */
export function release(drag: Drag, now: number, sizePx: number, isBroken = false): Release {
  const axis = drag.axis ?? 'x'
  const last = drag.trail.at(-1) ?? drag.start
  const way = between(drag.start, last)[axis]
  const isFlick = !isBroken && Math.abs(way) > FLICK.px && now - drag.start.time <= FLICK.ms
  const isMove = isFlick || (!isBroken && Math.abs(way) > DRAG_PX)
  const { x: dx, y: dy } = travelled(drag)
  const velocity = velocityAt(drag, now)
  const gone = Math.abs(axis === 'x' ? dx : dy)
  return {
    dx,
    dy,
    axis,
    velocity,
    isFlick,
    outcome: isMove ? (way < 0 ? 'next' : 'previous') : 'stay',
    seconds: settleSeconds(isMove ? sizePx - gone : gone, velocity[axis]),
  }
}

/** How long the rest of the way takes at that speed (px per ms), in seconds from 0.2 to 0.5. */
export function settleSeconds(distancePx: number, velocity: number): number {
  const seconds = distancePx > 0 ? distancePx / Math.abs(velocity) / 1000 : 0
  return Math.min(Math.max(seconds, SETTLE_SECONDS.min), SETTLE_SECONDS.max)
}

/** The velocity in px per ms; 0 when the pointer rested before it let go. */
function velocityAt({ trail }: Drag, now: number): Point {
  const [first, last] = [since(trail, now - VELOCITY_MS)[0], trail.at(-1)]
  const ms = first && last ? last.time - first.time : 0
  if (!first || !last || ms <= 0) return { x: 0, y: 0 }
  const way = between(first, last)
  return { x: way.x / ms, y: way.y / ms }
}

const since = (trail: readonly Moment[], time: number): Moment[] => trail.filter(at => at.time >= time)

const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })
