import { keepAttributes } from '../../dom/core/keep-attributes'
import type { ImageOptions } from './image-options'
import type { Point, Size } from './image-values'

/** An image's rectangle in its box, in CSS px. */
interface Placement extends Size {
  readonly left: number
  readonly top: number
}

type LayoutOptions = Pick<
  ImageOptions,
  'cropMode' | 'focalPoint' | 'fitAlignment' | 'fixedRatio' | 'stretch' | 'useAdvancedPositioning'
>

/** Positions an image of `own` size in `box`; parts outside the box are cropped. */
export function placeImage(box: Size, own: Size, options: LayoutOptions): Placement {
  const size = imageSize(box, own, options)
  return {
    ...size,
    left: offset(box.width, size.width, 'x', options),
    top: offset(box.height, size.height, 'y', options),
  }
}

function imageSize(box: Size, own: Size, { cropMode, fixedRatio, stretch }: LayoutOptions): Size {
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

/**
 * Inline styles that lay out an image in its box. `none` leaves everything but the focal point to the page.
 */
interface ImageStyle {
  readonly objectFit: string
  readonly objectPosition: string
}

/** The styles of an image, in pixels if the box and the image's own size are known and required. */
export function imageStyle(options: LayoutOptions, box?: Size, own?: Size): ImageStyle {
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
    const { left, top } = placeImage(box, own, options)
    return `${round(left)}px ${round(top)}px`
  }
  const { x, y } = cropMode === 'contain' ? fitAlignment : focalPoint
  return x === 0.5 && y === 0.5 ? '' : `${round(x * 100)}% ${round(y * 100)}%`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/**
 * Lays out an image in its box, again whenever the box changes if pixels matter. Only then is the box
 * measured: with thousands of images, each measurement would force a layout. Returns how to stop.
 */
export function layOutImage(image: HTMLImageElement, options: ImageOptions): () => void {
  const inPixels = options.useAdvancedPositioning && options.cropMode === 'cover'
  const layOut = (): void => {
    const measures = inPixels ? ([boxOf(image), ownSize(image, options)] as const) : []
    const { objectFit, objectPosition } = imageStyle(options, ...measures)
    if (objectFit) image.style.objectFit = objectFit
    if (objectPosition) image.style.objectPosition = objectPosition
  }
  layOut()
  // Reserves the space of an image that has not loaded.
  const { dimensions } = options
  if (dimensions) image.style.aspectRatio = `auto ${dimensions.width} / ${dimensions.height}`
  if (!inPixels) return () => undefined
  const observer = new ResizeObserver(layOut)
  observer.observe(image)
  return () => observer.disconnect()
}

/** The CSS px of the full image's width on screen: a cropped image is wider than its box. */
export function shownWidth(image: HTMLImageElement, options: ImageOptions): number {
  const box = boxOf(image)
  const own = ownSize(image, options)
  if (options.cropMode === 'none' || !own || !box.height) return box.width
  return placeImage(box, own, options).width
}

function ownSize(image: HTMLImageElement, { dimensions }: ImageOptions): Size | undefined {
  if (dimensions) return dimensions
  return image.naturalWidth ? { width: image.naturalWidth, height: image.naturalHeight } : undefined
}

/** In some browsers an image without an address has no size: its parent's applies. */
function boxOf(image: HTMLImageElement): Size {
  const box = image.clientWidth > 0 ? image : (image.parentElement ?? image)
  return { width: box.clientWidth, height: box.clientHeight }
}

/**
 * Paints a loaded image as its parent's background. The `<img>` stays for screen readers. Returns
 * how to undo it.
 */
export function paintBackground(image: HTMLImageElement, options: ImageOptions): () => void {
  const parent = image.parentElement
  if (!parent) return () => undefined
  const stop = keepAttributes(parent, ['style'])
  const { objectFit, objectPosition } = imageStyle(options)
  parent.style.backgroundImage = `url(${JSON.stringify(image.currentSrc)})`
  parent.style.backgroundRepeat = 'no-repeat'
  parent.style.backgroundSize = BACKGROUND_SIZES[objectFit] ?? objectFit
  parent.style.backgroundPosition = objectPosition || '50% 50%'
  image.style.opacity = '0'
  return stop
}

const BACKGROUND_SIZES: Readonly<Record<string, string>> = {
  '': 'auto',
  fill: '100% 100%',
  'scale-down': 'contain',
}
