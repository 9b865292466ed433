import type { PictureZoom } from './picture-zoom'
import { AT_REST, KEY_ZOOM, settled, type View, zoomAbout } from './zoom.state'

/** Distance in px that an arrow key moves a zoomed image. */
const KEY_PX = 80

const MIDDLE = { x: 0, y: 0 }

const by =
  (x: number, y: number) =>
  (view: View): View => ({ ...view, x: view.x + x * KEY_PX, y: view.y + y * KEY_PX })

const ZOOM_KEYS: Readonly<Record<string, (view: View) => View>> = {
  '+': view => zoomAbout(view, view.scale * KEY_ZOOM, MIDDLE),
  '=': view => zoomAbout(view, view.scale * KEY_ZOOM, MIDDLE),
  '-': view => zoomAbout(view, view.scale / KEY_ZOOM, MIDDLE),
  '0': () => AT_REST,
}

/** The keys that move a zoomed image: the right arrow reveals more of its right side. */
const PAN_KEYS: Readonly<Record<string, (view: View) => View>> = {
  ArrowLeft: by(1, 0),
  ArrowRight: by(-1, 0),
  ArrowUp: by(0, 1),
  ArrowDown: by(0, -1),
}

/**
 * Zooms with + − 0, and moves a zoomed image with the arrow keys, as the gestures do. Returns how to stop.
 */
export function followKeys(stage: HTMLElement, zoom: PictureZoom): () => void {
  // The focus may be on a control beside the stage.
  const root = stage.getRootNode()
  const listen = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || !isFree(event)) return
    const { key } = event
    const isPan = Object.hasOwn(PAN_KEYS, key) && zoom.isZoomed()
    const change = isPan ? PAN_KEYS[key] : Object.hasOwn(ZOOM_KEYS, key) && ZOOM_KEYS[key]
    const held = change && zoom.hold()
    if (!change || !held) return
    event.preventDefault()
    // Otherwise the lightbox would step to another slide.
    event.stopPropagation()
    held.settle(settled(change(held.goal), held.frame, MIDDLE))
  }
  root.addEventListener('keydown', listen, true)
  return () => root.removeEventListener('keydown', listen, true)
}

/** Ctrl and + zooms the page; fields and players handle keys themselves. */
function isFree({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isTaken = target instanceof Element && target.closest('input, select, textarea, video, audio')
  return !ctrlKey && !metaKey && !altKey && !isTaken
}
