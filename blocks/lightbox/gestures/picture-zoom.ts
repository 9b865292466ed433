import type { Point } from '../../../src/dom/gestures/drag.state'
import { glide, hold, putBack, show } from './glide'
import { imageIn, shownBox } from './shown-box'
import { AT_REST, type Frame, isZoomed, pulled, settled, type View } from './zoom.state'

/** How long a picture takes to zoom or to spring back, in seconds. */
export const ZOOM_SECONDS = 0.3

/** A picture that is held to be zoomed or moved. */
export interface HeldPicture {
  readonly frame: Frame
  /** As it shows, or as it was pulled last. */
  readonly view: View
  /** As it would have come to rest, had nobody held it. */
  readonly goal: View
  /** A place in the window, seen from where the picture is at rest. */
  readonly placeOf: (at: Point) => Point
  /** Shows it so while fingers hold it, giving way beyond the limits. */
  readonly pull: (view: View, at: Point) => void
  /** Lets it go: it glides into that view, or at once in 0 seconds. */
  readonly settle: (view: View, seconds?: number) => void
}

/** Zooms the picture that is shown. */
export interface PictureZoom {
  readonly isZoomed: () => boolean
  /** Holds the picture, wherever it is on its way; null where there is none. */
  readonly hold: () => HeldPicture | null
  /** Puts it back at once, and what is shown instead. */
  readonly reset: () => void
}

/** Zooms what `slide` gives, inside the stage, and tells when it begins and ceases to be zoomed. */
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
    // A slide that is on its way out goes on, unless it is called back.
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
