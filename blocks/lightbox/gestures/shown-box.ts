import type { Point } from '../../../src/dom/gestures/drag.state'
import type { View } from './zoom.state'

/** Where a picture itself is drawn, in px: not the empty space that its element may have around it. */
export interface ShownBox {
  readonly width: number
  readonly height: number
  /** From the window's corner to its centre, without what a gesture moved it. */
  readonly centre: Point
}

/** The image in an element, or the element that is one. */
export const imageIn = (element: Element): HTMLImageElement | null =>
  element instanceof HTMLImageElement ? element : element.querySelector('img')

/** How an element is transformed now, in the middle of an animation too. */
export function viewOf(element: Element): View {
  const { transform } = getComputedStyle(element)
  const { a: scale, e: x, f: y } = new DOMMatrixReadOnly(transform)
  return { scale, x, y }
}

/** Where a picture is drawn when no gesture has moved it. */
export function shownBox(picture: HTMLElement): ShownBox {
  const { x, y } = viewOf(picture)
  const { left, top, width, height } = picture.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = picture
  // A transform grows a picture about its centre, which stays.
  const centre = { x: left + width / 2 - x, y: top + height / 2 - y }
  const { naturalWidth = 0, naturalHeight = 0 } = imageIn(picture) ?? {}
  const isContained = /contain|scale-down/.test(getComputedStyle(picture).objectFit)
  if (!isContained || !naturalWidth || !naturalHeight) {
    return { width: offsetWidth, height: offsetHeight, centre }
  }
  const times = Math.min(offsetWidth / naturalWidth, offsetHeight / naturalHeight)
  return { width: naturalWidth * times, height: naturalHeight * times, centre }
}
