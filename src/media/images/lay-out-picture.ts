import { pictureStyle, placePicture } from './image-layout'
import type { ImageOptions } from './image-options'
import type { Size } from './image-values'

/**
 * Lays a picture out in its box, and again whenever the box changes where pixels matter. Only there is the box
 * measured: among thousands of pictures each look at it would lay out the page once more. Returns how to stop.
 */
export function layOutPicture(image: HTMLImageElement, options: ImageOptions): () => void {
  const inPixels = options.useAdvancedPositioning && options.cropMode === 'cover'
  const layOut = (): void => {
    const measures = inPixels ? ([boxOf(image), ownSize(image, options)] as const) : []
    const { objectFit, objectPosition } = pictureStyle(options, ...measures)
    if (objectFit) image.style.objectFit = objectFit
    if (objectPosition) image.style.objectPosition = objectPosition
  }
  layOut()
  // Keeps the place of a picture that is not there yet.
  const { dimensions } = options
  if (dimensions) image.style.aspectRatio = `auto ${dimensions.width} / ${dimensions.height}`
  if (!inPixels) return () => undefined
  const observer = new ResizeObserver(layOut)
  observer.observe(image)
  return () => observer.disconnect()
}

/** How many css px of the whole picture's width are needed: a cropped picture is wider than its box. */
export function shownWidth(image: HTMLImageElement, options: ImageOptions): number {
  const box = boxOf(image)
  const own = ownSize(image, options)
  if (options.cropMode === 'none' || !own || !box.height) return box.width
  return placePicture(box, own, options).width
}

function ownSize(image: HTMLImageElement, { dimensions }: ImageOptions): Size | undefined {
  if (dimensions) return dimensions
  return image.naturalWidth ? { width: image.naturalWidth, height: image.naturalHeight } : undefined
}

/** A picture without an address has no size of its own in some browsers: its parent's counts. */
function boxOf(image: HTMLImageElement): Size {
  const box = image.clientWidth > 0 ? image : (image.parentElement ?? image)
  return { width: box.clientWidth, height: box.clientHeight }
}
