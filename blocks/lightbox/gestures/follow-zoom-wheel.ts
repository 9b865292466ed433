import type { PictureZoom } from './picture-zoom'
import { settled, zoomAbout } from './zoom.state'

/** The zoom per pixel of wheel movement, and the maximum of one event: mouse wheels send large ones. */
const ZOOM_PER_PX = 0.01
const MOST_PX = 30

/** The px of a line, for wheels that count lines. */
const LINE_PX = 16

/**
 * Zooms with a trackpad pinch or Ctrl and the wheel, and moves a zoomed image with the wheel. Returns how to
 * stop.
 */
export function followZoomWheel(stage: HTMLElement, zoom: PictureZoom): () => void {
  const listen = (event: WheelEvent): void => {
    if (!event.ctrlKey && !zoom.isZoomed()) return
    const held = zoom.hold()
    if (!held) return
    event.preventDefault()
    const { view, frame, placeOf } = held
    const unit = event.deltaMode ? LINE_PX : 1
    const [across, down] = [event.deltaX * unit, event.deltaY * unit]
    if (!event.ctrlKey) return held.settle({ ...view, x: view.x - across, y: view.y - down }, 0)
    const px = Math.min(Math.max(down, -MOST_PX), MOST_PX)
    const at = placeOf({ x: event.clientX, y: event.clientY })
    held.settle(settled(zoomAbout(view, view.scale * Math.exp(-px * ZOOM_PER_PX), at), frame, at), 0)
  }
  stage.addEventListener('wheel', listen, { passive: false })
  return () => stage.removeEventListener('wheel', listen)
}
