import type { ImageOptions } from './image-options'
import type { Point, Size } from './image-values'

/** A picture's rectangle in its box, in css px. */
export interface Placement extends Size {
  readonly left: number
  readonly top: number
}

type LayoutOptions = Pick<
  ImageOptions,
  'cropMode' | 'focalPoint' | 'fitAlignment' | 'fixedRatio' | 'stretch' | 'useAdvancedPositioning'
>

/** Where a picture of `own` size lies in `box`: parts outside the box are cropped (B3 L102). */
export function placePicture(box: Size, own: Size, options: LayoutOptions): Placement {
  const size = pictureSize(box, own, options)
  return {
    ...size,
    left: offset(box.width, size.width, 'x', options),
    top: offset(box.height, size.height, 'y', options),
  }
}

function pictureSize(box: Size, own: Size, { cropMode, fixedRatio, stretch }: LayoutOptions): Size {
  if (cropMode !== 'none' && !fixedRatio) return box
  const scales = [box.width / own.width, box.height / own.height]
  const scale = { cover: Math.max(...scales), contain: Math.min(...scales), none: box.width / own.width }[
    cropMode
  ]
  const limited = stretch ? scale : Math.min(1, scale)
  return { width: own.width * limited, height: own.height * limited }
}

function offset(box: number, picture: number, axis: keyof Point, options: LayoutOptions): number {
  const room = box - picture
  if (room >= 0) return room * options.fitAlignment[axis]
  const focal = options.focalPoint[axis]
  if (!options.useAdvancedPositioning) return room * focal
  return Math.min(0, Math.max(room, box / 2 - picture * focal))
}

/** Inline styles that lay a picture out in its box. `none` leaves all but the focal point to the page. */
export interface PictureStyle {
  readonly objectFit: string
  readonly objectPosition: string
}

/** The styles for a picture, in pixels where the box and the picture's own size are known and asked for. */
export function pictureStyle(options: LayoutOptions, box?: Size, own?: Size): PictureStyle {
  return { objectFit: objectFit(options), objectPosition: objectPosition(options, box, own) }
}

function objectFit({ cropMode, fixedRatio, stretch }: LayoutOptions): string {
  if (cropMode === 'none') return ''
  if (!fixedRatio) return 'fill'
  if (cropMode === 'contain' && !stretch) return 'scale-down'
  return cropMode
}

function objectPosition(options: LayoutOptions, box?: Size, own?: Size): string {
  const { cropMode, focalPoint, fitAlignment, useAdvancedPositioning } = options
  if (cropMode === 'cover' && useAdvancedPositioning && box && own) {
    const { left, top } = placePicture(box, own, options)
    return `${round(left)}px ${round(top)}px`
  }
  const { x, y } = cropMode === 'contain' ? fitAlignment : focalPoint
  return x === 0.5 && y === 0.5 ? '' : `${round(x * 100)}% ${round(y * 100)}%`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
