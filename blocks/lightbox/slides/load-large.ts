import { chooseWidth, readScreen, sizedSource } from '../../../src/media/images/image-source'
import type { LightboxImage } from '../../../src/media/lightbox/lightbox.request'
import type { ShownPicture } from './picture'

/**
 * Loads an image at the size at which the lightbox shows it, and decodes it, so that it appears in one step.
 * Rejects if it does not load.
 * @param element the element in its place meanwhile, to measure the available size.
 */
export async function loadLarge(
  content: LightboxImage,
  { ratio }: ShownPicture,
  element: HTMLElement | null,
): Promise<ShownPicture> {
  const { source, dimensions, sizeFormat } = content
  const width = chooseWidth(roomFor(ratio, element?.parentElement), readScreen(), {
    dimensions,
    sizeAdjustment: 1,
    allowSaveData: true,
    dprMin: 1,
    dprMax: Number.POSITIVE_INFINITY,
  })
  const sized = sizedSource(source, width, sizeFormat)
  // A host without width variants serves the image itself.
  const image = await (sized === source ? load(source) : load(sized).catch(() => load(source)))
  const { naturalWidth, naturalHeight } = image
  return {
    source: image.src,
    ratio: naturalWidth > 0 ? naturalWidth / naturalHeight : ratio,
    // A vector image is sharp at any size, and a resized copy does not tell the full size.
    widest: dimensions?.width ?? (sizeFormat || /\.svgz?([?#]|$)/i.test(source) ? undefined : naturalWidth),
    state: 'loaded',
  }
}

async function load(source: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = source
  await image.decode()
  return image
}

/** Returns the width of an image in the slide, in CSS px. */
function roomFor(ratio: number | undefined, slide: Element | null | undefined): number {
  const { width, height } = slide?.getBoundingClientRect() ?? { width: innerWidth, height: innerHeight }
  return ratio ? Math.min(width, height * ratio) : width
}
