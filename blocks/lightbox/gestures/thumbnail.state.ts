import type { ShownBox } from '../opening/shown-box'

/** A thumbnail's box in the window, in px. */
export interface Thumbnail {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The view in which the large image matches its thumbnail. */
export interface ThumbnailView {
  readonly scale: number
  readonly x: number
  readonly y: number
  /** The clipped edges, in px of the large image: top, right, bottom, left. */
  readonly inset: readonly [number, number, number, number]
  readonly radius: number
}

/**
 * Returns the view that lays the large image over its thumbnail, which shows all of it or crops it to cover
 * its box.
 * @param position the thumbnail's computed `object-position`: the part that cropping keeps.
 * @param cornerRadius its computed corner radius.
 */
export function thumbnailView(
  picture: ShownBox,
  box: Thumbnail,
  position: string,
  cornerRadius: string,
): ThumbnailView {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const [across = 0.5, down = 0.5] = position.split(' ').map(share)
  const left = (width - box.width) * across
  const top = (height - box.height) * down
  return {
    scale,
    x: box.left - left + width / 2 - picture.centre.x,
    y: box.top - top + height / 2 - picture.centre.y,
    inset: [top, width - box.width - left, height - box.height - top, left].map(px => px / scale) as [
      number,
      number,
      number,
      number,
    ],
    radius: (Number.parseFloat(cornerRadius) || 0) / scale,
  }
}

/** Parses a percentage as a fraction; a position in px counts as the center. */
function share(value: string): number {
  const percent = value.endsWith('%') ? Number.parseFloat(value) : Number.NaN
  return Number.isFinite(percent) ? percent / 100 : 0.5
}
