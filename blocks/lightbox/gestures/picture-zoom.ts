import type { Point } from '../../../src/dom/gestures/drag.state'
import { imageIn, shownBox } from '../opening/shown-box'
import { glide, hold, putBack, show } from './glide'
import { AT_REST, type Frame, isZoomed, pulled, settled, type View } from './zoom.state'

/** Duration of zooming and springing back, in seconds. */
const ZOOM_SECONDS = 0.3

/** An image that is held for zooming or moving. */
export interface HeldPicture {
  readonly frame: Frame
  /** The current view, or the last one it was pulled to. */
  readonly view: View
  /** The view in which it would have come to rest. */
  readonly goal: View
  /** Converts a position in the window to one relative to the image at rest. */
  readonly placeOf: (at: Point) => Point
  /** Shows a view while fingers hold the image, with resistance beyond the limits. */
  readonly pull: (view: View, at: Point) => void
  /** Releases the image: it glides into that view, or jumps if `seconds` is 0. */
  readonly settle: (view: View, seconds?: number) => void
}

/** Zooms the current image. */
export interface PictureZoom {
  readonly isZoomed: () => boolean
  /** Holds the image, wherever it is on its way; null if there is none. */
  readonly hold: () => HeldPicture | null
  /** Resets it immediately, for the next image. */
  readonly reset: () => void
}

/** Zooms the image that `slide` returns, inside the stage, and reports when zooming starts and ends. */
export function zoomPicture(
  stage: HTMLElement,
  slide: () => HTMLElement | null,
  onZoomed: (isZoomed: boolean) => void,
): PictureZoom {
  let picture: HTMLElement | null = null
  let goal = AT_REST

  return { isZoomed: () => isZoomed(goal) && picture === slide(), hold: take, reset }

  function take(): HeldPicture | null {
    const shown = slide()
    if (picture !== shown) reset()
    if (!shown) return null
    picture = shown
    let view = hold(shown)
    const { frame, middle } = measure(stage, shown)
    return {
      frame,
      goal,
      get view() {
        return view
      },
      placeOf: ({ x, y }) => ({ x: x - middle.x, y: y - middle.y }),
      pull(next, at) {
        goal = view = next
        show(shown, pulled(view, frame, at))
      },
      settle(next, seconds = ZOOM_SECONDS) {
        goal = settled(next, frame)
        if (seconds) glide(shown, goal, seconds)
        else show(shown, goal)
        onZoomed(isZoomed(goal))
      },
    }
  }

  function reset(): void {
    const shown = slide()
    // A leaving slide continues, unless it is called back.
    if (picture && goal.scale !== 1) putBack(picture)
    if (shown) putBack(shown)
    picture = null
    goal = AT_REST
    onZoomed(false)
  }
}

function measure(stage: HTMLElement, picture: HTMLElement): { frame: Frame; middle: Point } {
  const { width, height, centre: middle } = shownBox(picture)
  const { left, top, width: stageWidth, height: stageHeight } = stage.getBoundingClientRect()
  const centre = { x: middle.x - left - stageWidth / 2, y: middle.y - top - stageHeight / 2 }
  const naturalWidth = imageIn(picture)?.naturalWidth ?? 0
  return { frame: { width, height, stageWidth, stageHeight, centre, naturalWidth }, middle }
}
