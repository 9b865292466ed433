import type { Point } from '../../../src/dom/gestures/drag.state'

/** The minimum and maximum scale of an image, relative to its size at rest. */
export const ZOOM = { min: 1, max: 4 } as const

/** The scale of a double tap if the image's own size is not larger than its shown size. */
export const DOUBLE_TAP_ZOOM = 2.5

/** The factor of one press of + or −. */
export const KEY_ZOOM = 1.5

/** An image's own size must exceed its shown size by this factor to be the target of a double tap. */
const WORTH_ZOOM = 1.25

/** The share of a pull beyond a limit that shows. */
const GIVE = 0.35

/** The time in ms for which a released image would keep its speed: determines its remaining distance. */
const MOMENTUM_MS = 160

/** An image's scale, and its offset from its position in px. */
export interface View extends Point {
  readonly scale: number
}

/** The image at rest. */
export const AT_REST: View = { scale: 1, x: 0, y: 0 }

/** An image at rest and the stage around it, in px. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly stageWidth: number
  readonly stageHeight: number
  /** From the stage's center to the image's. */
  readonly centre: Point
  /** The intrinsic width of the image. */
  readonly naturalWidth: number
}

/** Returns whether the image is visibly larger than at rest. */
export const isZoomed = ({ scale }: View): boolean => scale > 1.01

/** Changes the scale, and keeps the point at `at` (px from the image's position) in place. */
export function zoomAbout(view: View, scale: number, at: Point): View {
  const times = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * times, y: at.y - (at.y - view.y) * times }
}

/**
 * Applies a pinch: the point between the fingers stays between them, and the image scales with their
 * distance.
 */
export function pinch(view: View, from: Fingers, to: Fingers): View {
  const times = from.gap > 0 && to.gap > 0 ? to.gap / from.gap : 1
  const zoomed = zoomAbout(view, view.scale * times, from.centre)
  return { ...zoomed, x: zoomed.x + to.centre.x - from.centre.x, y: zoomed.y + to.centre.y - from.centre.y }
}

/** The fingers' center and distance; 0 for a single finger. */
export interface Fingers {
  readonly centre: Point
  readonly gap: number
}

/** Returns the center of the fingers, and the distance between the first two. */
export function fingersAt(places: readonly Point[]): Fingers {
  const [first = { x: 0, y: 0 }, second = first] = places
  return {
    centre: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    gap: Math.hypot(second.x - first.x, second.y - first.y),
  }
}

/** Returns the nearest valid view: a scale of 1 to 4, and no gap beside an image that fills the stage. */
export function settled(view: View, frame: Frame, at: Point = view): View {
  const scale = clamp(view.scale, ZOOM.min, ZOOM.max)
  const kept = scale === view.scale ? view : zoomAbout(view, scale, at)
  const { x, y } = boundsAt(scale, frame)
  return { scale, x: clamp(kept.x, ...x), y: clamp(kept.y, ...y) }
}

/** Returns the view while it is pulled: with increasing resistance beyond the limits. */
export function pulled(view: View, frame: Frame, at: Point): View {
  const limit = clamp(view.scale, ZOOM.min, ZOOM.max)
  const scale = limit * (view.scale / limit) ** GIVE
  const kept = zoomAbout(view, scale, at)
  const { x, y } = boundsAt(Math.max(scale, ZOOM.min), frame)
  return { scale, x: give(kept.x, ...x), y: give(kept.y, ...y) }
}

/** Returns the view in which an image comes to rest that is released at a speed in px per ms. */
export function thrown(view: View, velocity: Point, frame: Frame): View {
  const { scale, x, y } = view
  return settled({ scale, x: x + velocity.x * MOMENTUM_MS, y: y + velocity.y * MOMENTUM_MS }, frame)
}

/** Returns the view after a double tap: the image's own size, or a larger one, and then all of it again. */
export function toggled(view: View, frame: Frame, at: Point): View {
  if (isZoomed(view)) return AT_REST
  const natural = frame.naturalWidth / frame.width
  const scale = natural > WORTH_ZOOM ? Math.min(natural, ZOOM.max) : DOUBLE_TAP_ZOOM
  return settled(zoomAbout(view, scale, at), frame)
}

/** Returns the maximum offset of an image in both directions that still fills the stage. */
function boundsAt(scale: number, frame: Frame): Record<'x' | 'y', [least: number, most: number]> {
  return {
    x: bounds(frame.width * scale - frame.stageWidth, frame.centre.x),
    y: bounds(frame.height * scale - frame.stageHeight, frame.centre.y),
  }
}

function bounds(excess: number, centre: number): [least: number, most: number] {
  if (excess <= 0) return [0, 0]
  return [Math.min(0, -excess / 2 - centre), Math.max(0, excess / 2 - centre)]
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

function give(value: number, least: number, most: number): number {
  const limit = clamp(value, least, most)
  return limit + (value - limit) * GIVE
}
