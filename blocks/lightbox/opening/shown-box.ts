import type { Point } from '../../../src/dom/gestures/drag.state'
import type { View } from '../gestures/zoom.state'

/**
 * The box in which an image is painted, in px, without the empty space that its element may have around it.
 */
export interface ShownBox {
  readonly width: number
  readonly height: number
  /** From the window's corner to its center, without the offset of a gesture. */
  readonly centre: Point
}

/** Returns the image in an element, or the element itself if it is one. */
export const imageIn = (element: Element): HTMLImageElement | null =>
  element instanceof HTMLImageElement ? element : element.querySelector('img')

/** Returns an element's current transform, also during an animation. */
export function viewOf(element: Element): View {
  const { transform } = getComputedStyle(element)
  const { a: scale, e: x, f: y } = new DOMMatrixReadOnly(transform)
  return { scale, x, y }
}

/** Returns the box of an image without the transform of a gesture. */
export function shownBox(picture: HTMLElement): ShownBox {
  const { x, y } = viewOf(picture)
  const { left, top, width, height } = picture.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = picture
  // A transform scales an image around its center, which stays.
  const centre = { x: left + width / 2 - x, y: top + height / 2 - y }
  const { naturalWidth = 0, naturalHeight = 0 } = imageIn(picture) ?? {}
  const isContained = /contain|scale-down/.test(getComputedStyle(picture).objectFit)
  if (!isContained || !naturalWidth || !naturalHeight) {
    return { width: offsetWidth, height: offsetHeight, centre }
  }
  const times = Math.min(offsetWidth / naturalWidth, offsetHeight / naturalHeight)
  return { width: naturalWidth * times, height: naturalHeight * times, centre }
}
