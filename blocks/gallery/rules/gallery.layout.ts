import type { CropMode } from '../../../src/media/images/image-values'
import type { GalleryData } from '../gallery.schema'
import type { Slide } from '../gallery.slide.schema'
import { DESIGN_DEFAULTS } from './gallery.design'

/** The named shapes of thumbnails: width divided by height. */
const SHAPES: ReadonlyMap<string, number> = new Map([
  ['square', 1],
  ['standard', 4 / 3],
  ['four-three', 4 / 3],
  ['three-two', 3 / 2],
  ['widescreen', 16 / 9],
  ['anamorphic-widescreen', 2.39],
  ['standard-vertical', 3 / 4],
  ['three-four-vertical', 3 / 4],
  ['two-three-vertical', 2 / 3],
])

/** The stage of a slideshow that knows nothing better. */
const STAGE_RATIO = 3 / 2

/** Width divided by height of a thumbnail's box. Null leaves each picture its own. */
export function thumbnailRatio(
  data: Pick<GalleryData, 'imageAspectRatio' | 'thumbnailAspectRatio' | 'squareThumbs'>,
): number | null {
  const { imageAspectRatio, thumbnailAspectRatio, squareThumbs } = data
  if (imageAspectRatio !== 'Auto') return imageAspectRatio
  return SHAPES.get(thumbnailAspectRatio) ?? (squareThumbs ? 1 : null)
}

/** Width divided by height of the stage: what the block says, else the shape of the first slide. */
export function stageRatio(aspectRatio: GalleryData['aspectRatio'], slides: readonly Slide[]): number {
  if (aspectRatio !== 'Auto') return 100 / aspectRatio
  const first = slides[0]?.dimensions
  return first ? first.width / first.height : STAGE_RATIO
}

/** The height of a strip in percent of its width: what the block says, else by its vertical size (B9 L348, L373). */
export function stripPercent({ aspectRatio, vSize }: Pick<GalleryData, 'aspectRatio' | 'vSize'>): number {
  const { strip } = DESIGN_DEFAULTS
  return aspectRatio === 'Auto' ? ((vSize || strip.vSize) * strip.aspectRatio) / strip.vSize : aspectRatio
}

/** Fills the box or fits into it: what the block says, else what suits the design. */
export function cropOf({ autoCrop }: Pick<GalleryData, 'autoCrop'>, byDesign: CropMode): CropMode {
  if (autoCrop === undefined) return byDesign
  return autoCrop ? 'cover' : 'contain'
}

/** The shape of a picture of unknown size. */
const UNKNOWN_RATIO = 3 / 2

/** Width divided by height of the pictures of a design that leaves each its own unless the block names a shape. */
export function freeRatio(
  data: Pick<GalleryData, 'imageAspectRatio' | 'thumbnailAspectRatio'>,
): number | null {
  return thumbnailRatio({ ...data, squareThumbs: false })
}

/** Width divided by height of one picture, which decides how much of a justified row it takes. */
export function pictureRatio({ dimensions }: Pick<Slide, 'dimensions'>): number {
  return dimensions ? dimensions.width / dimensions.height : UNKNOWN_RATIO
}

/** Whether a slide is a picture that the block loads: the server's own nodes and videos come by themselves. */
export function loadsPicture({ type, nodes }: Pick<Slide, 'type' | 'nodes'>): boolean {
  return type === 'image' && nodes.length === 0
}
