/** The movement in px that makes a drag and locks its axis [GAL-46]. */
const LOCK_PX = 10

/** The distance in px beyond which a drag moves a slide [GAL-45]. */
const DRAG_PX = 50

/** A flick moves a slide as well: a shorter drag, longer than `px` and over within `ms`. */
const FLICK = { px: 10, ms: 250 } as const

/** The minimum and maximum duration of a slide's settling, in seconds. */
const SETTLE_SECONDS = { min: 0.2, max: 0.5 } as const

/** The time window of the velocity, in ms. */
const VELOCITY_MS = 100

export type Axis = 'x' | 'y'

/** A position or a distance on the screen, in px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A pointer's position, and its time in ms. */
export interface Moment extends Point {
  readonly time: number
}

/** A pressed pointer. */
export interface Drag {
  readonly start: Moment
  /** The point at which it became a drag: movement is measured from here, so that nothing jumps. */
  readonly origin: Moment
  /** The locked axis; null before it has moved far enough. */
  readonly axis: Axis | null
  /** The last movements, oldest first. */
  readonly trail: readonly Moment[]
}

/** The outcome of a drag. */
export interface Release {
  /** The distance from the start in px, to the right and down, whatever the text direction. */
  readonly dx: number
  readonly dy: number
  /** The axis of the drag. */
  readonly axis: Axis
  /** Pixels per ms at the end. */
  readonly velocity: Point
  readonly isFlick: boolean
  /** 'next' after moving left or up, 'previous' after right or down: swap them for right-to-left text. */
  readonly outcome: 'previous' | 'next' | 'stay'
  /** The time until the dragged element rests, in seconds. */
  readonly seconds: number
}

/** Starts a press. */
export const press = (at: Moment): Drag => ({ start: at, origin: at, axis: null, trail: [at] })

/** Moves the pointer: after 10 px its axis is locked for good. */
export function dragTo(drag: Drag, at: Moment): Drag {
  const trail = [...since(drag.trail, at.time - VELOCITY_MS), at]
  if (drag.axis) return { ...drag, trail }
  const way = between(drag.start, at)
  const [across, down] = [Math.abs(way.x), Math.abs(way.y)]
  if (Math.max(across, down) < LOCK_PX) return { ...drag, trail }
  return { ...drag, trail, origin: at, axis: across > down ? 'x' : 'y' }
}

/** The distance of the pointer from where it became a drag. */
export const travelled = ({ origin, trail }: Drag): Point => between(origin, trail.at(-1) ?? origin)

/**
 * Releases the pointer.
 *
 * @param sizePx the full distance of a slide.
 * @param isBroken whether the drag was interrupted (a second finger, a call): nothing moves on.
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

/** The duration of the remaining way at that speed (px per ms), in seconds from 0.2 to 0.5. */
export function settleSeconds(distancePx: number, velocity: number): number {
  const seconds = distancePx > 0 ? distancePx / Math.abs(velocity) / 1000 : 0
  return Math.min(Math.max(seconds, SETTLE_SECONDS.min), SETTLE_SECONDS.max)
}

/** The velocity in px per ms; 0 if the pointer rested before its release. */
function velocityAt({ trail }: Drag, now: number): Point {
  const [first, last] = [since(trail, now - VELOCITY_MS)[0], trail.at(-1)]
  const ms = first && last ? last.time - first.time : 0
  if (!first || !last || ms <= 0) return { x: 0, y: 0 }
  const way = between(first, last)
  return { x: way.x / ms, y: way.y / ms }
}

const since = (trail: readonly Moment[], time: number): Moment[] => trail.filter(at => at.time >= time)

const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })
