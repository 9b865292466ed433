import type { GalleryData } from '../gallery.schema'
import type { Slide } from '../gallery.slide.schema'
import { thumbnailRatio } from './gallery.layout'

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
