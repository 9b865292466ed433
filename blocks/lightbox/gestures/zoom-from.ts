import { imageIn, type ShownBox, shownBox } from '../opening/shown-box'
import { wantsStill } from '../opening/wants-still'

const EASING = 'cubic-bezier(0.2, 0, 0, 1)'
const WHOLE = 'inset(0px round 0px)'

/**
 * Animates an image from its thumbnail into place, including the thumbnail's crop. Without a visible
 * thumbnail, or with reduced motion, it fades in. Settles when it is in place.
 */
export function zoomFrom(picture: HTMLElement, thumbnail: Element | null, seconds: number): Promise<void> {
  const small = smallPose(picture, thumbnail)
  if (!small) return play(picture, { opacity: [0, 1] }, seconds)
  return play(picture, { transform: [small.transform, 'none'], clipPath: [small.clipPath, WHOLE] }, seconds)
}

/** Animates an image back from its current position; it stays so until it is removed. */
export function zoomTo(picture: HTMLElement, thumbnail: Element | null, seconds: number): Promise<void> {
  const small = smallPose(picture, thumbnail)
  if (!small) return play(picture, { opacity: [1, 0] }, seconds, 'forwards')
  const { transform } = getComputedStyle(picture)
  return play(
    picture,
    { transform: [transform, small.transform], clipPath: [WHOLE, small.clipPath] },
    seconds,
    'forwards',
  )
}

/** Returns the keyframe in which the image matches its thumbnail; null if the thumbnail is not visible. */
function smallPose(picture: HTMLElement, thumbnail: Element | null) {
  if (!thumbnail || wantsStill()) return null
  const image = imageIn(thumbnail) ?? thumbnail
  const box = image.getBoundingClientRect()
  const isInSight = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
  if (!box.width || !box.height || !isInSight) return null
  const { objectPosition, borderTopLeftRadius } = getComputedStyle(image)
  const { offsetWidth, offsetHeight } = picture
  const shown = shownBox(picture)
  if (!shown.width || !shown.height) return null
  const { scale, x, y, inset, radius } = thumbnailView(shown, box, objectPosition, borderTopLeftRadius)
  // A clip applies to the element, which may be larger than the image in it.
  const [across, down] = [(offsetWidth - shown.width) / 2, (offsetHeight - shown.height) / 2]
  const [top, right, bottom, left] = inset
  const sides = [top + down, right + across, bottom + down, left + across].map(px => `${px}px`).join(' ')
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${sides} round ${radius}px)`,
  }
}

/** Settles when the animation has ended or has been interrupted. */
async function play(
  picture: HTMLElement,
  frames: PropertyIndexedKeyframes,
  seconds: number,
  fill: FillMode = 'none',
): Promise<void> {
  const animation = picture.animate(frames, { duration: seconds * 1000, easing: EASING, fill })
  await Promise.allSettled([animation.finished])
}

/** A thumbnail's box in the window, in px. */
interface Thumbnail {
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
