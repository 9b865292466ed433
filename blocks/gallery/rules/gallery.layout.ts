import type { CropMode } from '../../../src/media/images/image-values'
import type { GalleryData } from '../gallery.schema'
import type { Slide } from '../gallery.slide.schema'
import { DESIGN_DEFAULTS } from './gallery.design'

/** The named aspect ratios of thumbnails. */
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

/** Default aspect ratio of a slideshow. */
const STAGE_RATIO = 3 / 2

/** Aspect ratio of a thumbnail's box; null for each picture's own. */
export function thumbnailRatio(
  data: Pick<GalleryData, 'imageAspectRatio' | 'thumbnailAspectRatio' | 'squareThumbs'>,
): number | null {
  const { imageAspectRatio, thumbnailAspectRatio, squareThumbs } = data
  if (imageAspectRatio !== 'Auto') return imageAspectRatio
  return SHAPES.get(thumbnailAspectRatio) ?? (squareThumbs ? 1 : null)
}

/** Aspect ratio of the stage: the block's, or that of the first slide. */
export function stageRatio(aspectRatio: GalleryData['aspectRatio'], slides: readonly Slide[]): number {
  if (aspectRatio !== 'Auto') return 100 / aspectRatio
  const first = slides[0]?.dimensions
  return first ? first.width / first.height : STAGE_RATIO
}

/** The height of a strip in percent of its width: `aspectRatio`, or else by `vSize`. */
export function stripPercent({ aspectRatio, vSize }: Pick<GalleryData, 'aspectRatio' | 'vSize'>): number {
  const { strip } = DESIGN_DEFAULTS
  return aspectRatio === 'Auto' ? ((vSize || strip.vSize) * strip.aspectRatio) / strip.vSize : aspectRatio
}

/** The crop mode: by `autoCrop`, or else that of the design. */
export function cropOf({ autoCrop }: Pick<GalleryData, 'autoCrop'>, byDesign: CropMode): CropMode {
  if (autoCrop === undefined) return byDesign
  return autoCrop ? 'cover' : 'contain'
}

/** Aspect ratio of a picture of unknown size. */
const UNKNOWN_RATIO = 3 / 2

/** Aspect ratio of pictures in a free design: the named one, or null for each picture's own. */
export function freeRatio(
  data: Pick<GalleryData, 'imageAspectRatio' | 'thumbnailAspectRatio'>,
): number | null {
  return thumbnailRatio({ ...data, squareThumbs: false })
}

/** Aspect ratio of one picture, which determines its share of a justified row. */
export function pictureRatio({ dimensions }: Pick<Slide, 'dimensions'>): number {
  return dimensions ? dimensions.width / dimensions.height : UNKNOWN_RATIO
}

/** Whether the block loads the slide's picture; server nodes and videos load themselves. */
export function loadsPicture({ type, nodes }: Pick<Slide, 'type' | 'nodes'>): boolean {
  return type === 'image' && nodes.length === 0
}
