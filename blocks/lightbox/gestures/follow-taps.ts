import type { Moment, Point } from '../../../src/dom/gestures/drag.state'
import type { PictureZoom } from './picture-zoom'
import { toggled } from './zoom.state'

/** Elements that handle taps themselves. */
const ACTS_ITSELF = 'a, button, input, select, textarea, summary, video, audio, iframe'

/**
 * Zooms the image on a double tap or double click, and calls `onTap` for others. A finger's tap on the image
 * waits for a second one; a click, or a tap on anything else, never waits. Returns how to stop.
 */
export function followTaps(
  stage: HTMLElement,
  zoom: PictureZoom,
  slide: () => HTMLElement | null,
  onTap: (event: MouseEvent) => void,
): () => void {
  const following = new AbortController()
  let isMouse = true
  let first: Tap | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined

  stage.addEventListener('pointerdown', ({ pointerType }) => (isMouse = pointerType === 'mouse'), following)
  stage.addEventListener('click', click, following)
  return () => {
    following.abort()
    clearTimeout(waiting)
  }

  function click(event: MouseEvent): void {
    const picture = slide()
    const target = event.composedPath()[0]
    const actsItself = target instanceof Element && target.closest(ACTS_ITSELF)
    if (!picture || actsItself || !event.composedPath().includes(picture)) return onTap(event)

    const tap: Tap = { x: event.clientX, y: event.clientY, time: event.timeStamp, on: picture }
    clearTimeout(waiting)
    if (isDoubleTap(first, tap)) {
      first = null
      return toggleZoom(zoom, tap)
    }
    first = tap
    if (zoom.isZoomed()) return
    // Mouse clicks never wait: if the first leads to another slide, the second is not a double click.
    if (isMouse) onTap(event)
    else waiting = setTimeout(onTap, TAP_MS, event)
  }
}

/** Zooms the image in around a position in the window, or out again. */
export function toggleZoom(zoom: PictureZoom, at: Point): void {
  const held = zoom.hold()
  held?.settle(toggled(held.goal, held.frame, held.placeOf(at)))
}

/** The maximum time in ms and distance in px between the taps of a double tap. */
export const TAP_MS = 300
export const TAP_PX = 40

/** A tap, and the image that it was on. */
interface Tap extends Moment {
  readonly on: unknown
}

/** Returns whether two taps are a double tap: soon, near, and on the same image. */
export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  if (!first || first.on !== second.on || second.time - first.time > TAP_MS) return false
  return Math.hypot(second.x - first.x, second.y - first.y) <= TAP_PX
}
