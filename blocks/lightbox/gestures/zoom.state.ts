import type { Point } from '../../../src/dom/gestures/drag.state'

/** How small and how large a picture may be shown, as times its size at rest. */
export const ZOOM = { min: 1, max: 4 } as const

/** What a double tap zooms to where the picture is no larger than it is shown. */
export const DOUBLE_TAP_ZOOM = 2.5

/** What one press of + or − makes of the scale. */
export const KEY_ZOOM = 1.5

/** A picture must be this much larger than it is shown for its own size to be worth a double tap. */
const WORTH_ZOOM = 1.25

/** How much of a pull beyond a limit shows. */
const GIVE = 0.35

/** How long, in ms, a picture that is let go would keep its speed: what it has left to go. */
const MOMENTUM_MS = 160

/** How a picture is shown: times its size, and px away from its place. */
export interface View extends Point {
  readonly scale: number
}

/** The picture where it stands. */
export const AT_REST: View = { scale: 1, x: 0, y: 0 }

/** A picture at rest and the stage around it, in px. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly stageWidth: number
  readonly stageHeight: number
  /** From the stage's centre to the picture's. */
  readonly centre: Point
  /** The width of the picture's own pixels. */
  readonly naturalWidth: number
}

/** Whether the picture is larger than at rest; a hair's breadth does not count. */
export const isZoomed = ({ scale }: View): boolean => scale > 1.01

/** Shows it at another scale, and leaves what is at `at` (px from the picture's place) where it is. */
export function zoomAbout(view: View, scale: number, at: Point): View {
  const times = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * times, y: at.y - (at.y - view.y) * times }
}

/** Two fingers: what was between them stays between them, and grows as they part. */
export function pinch(view: View, from: Fingers, to: Fingers): View {
  const times = from.gap > 0 && to.gap > 0 ? to.gap / from.gap : 1
  const zoomed = zoomAbout(view, view.scale * times, from.centre)
  return { ...zoomed, x: zoomed.x + to.centre.x - from.centre.x, y: zoomed.y + to.centre.y - from.centre.y }
}

/** Where fingers are: what is between them, and how far they are apart; one finger is 0 apart. */
export interface Fingers {
  readonly centre: Point
  readonly gap: number
}

/** The centre of some fingers, and the gap of the first two. */
export function fingersAt(places: readonly Point[]): Fingers {
  const [first = { x: 0, y: 0 }, second = first] = places
  return {
    centre: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    gap: Math.hypot(second.x - first.x, second.y - first.y),
  }
}

/** The nearest view that may last: from 1 to 4 times, and no gap beside a picture that fills the stage. */
export function settled(view: View, frame: Frame, at: Point = view): View {
  const scale = clamp(view.scale, ZOOM.min, ZOOM.max)
  const kept = scale === view.scale ? view : zoomAbout(view, scale, at)
  const { x, y } = boundsAt(scale, frame)
  return { scale, x: clamp(kept.x, ...x), y: clamp(kept.y, ...y) }
}

/** The view as it shows while it is pulled: beyond the limits it gives way, but less and less. */
export function pulled(view: View, frame: Frame, at: Point): View {
  const limit = clamp(view.scale, ZOOM.min, ZOOM.max)
  const scale = limit * (view.scale / limit) ** GIVE
  const kept = zoomAbout(view, scale, at)
  const { x, y } = boundsAt(Math.max(scale, ZOOM.min), frame)
  return { scale, x: give(kept.x, ...x), y: give(kept.y, ...y) }
}

/** Where a picture comes to rest that is let go at some speed, in px per ms. */
export function thrown(view: View, velocity: Point, frame: Frame): View {
  const { scale, x, y } = view
  return settled({ scale, x: x + velocity.x * MOMENTUM_MS, y: y + velocity.y * MOMENTUM_MS }, frame)
}

/** What a double tap at a place shows: the picture's own size, or some larger one, and then all of it again. */
export function toggled(view: View, frame: Frame, at: Point): View {
  if (isZoomed(view)) return AT_REST
  const natural = frame.naturalWidth / frame.width
  const scale = natural > WORTH_ZOOM ? Math.min(natural, ZOOM.max) : DOUBLE_TAP_ZOOM
  return settled(zoomAbout(view, scale, at), frame)
}

/** How far from its place a picture may go either way, and still fill the stage. */
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
