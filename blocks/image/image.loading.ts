import { fail, type ImageListeners, loadImage } from '../../src/media/images/image-loader'
import type { GivenOptions } from '../../src/media/images/image-options'
import { imageBlockMessages } from './image.messages'

/** Selects images, except elements that scripts have made inside `<noscript>`. */
export const IMAGES = 'img:not(noscript img)'

/** Loads every image in `root`. Returns how to stop. */
export function loadImages(
  root: ParentNode | null | undefined,
  given: GivenOptions = {},
  listeners: ImageListeners = {},
): () => void {
  const images = [...(root?.querySelectorAll<HTMLImageElement>(IMAGES) ?? [])]
  if (!root || images.length === 0) {
    const { noImages, noRoot } = imageBlockMessages
    return fail(root ?? document, root ? noImages : noRoot, listeners)
  }
  const stops = images.map(image => loadImage(image, given, listeners))
  return () => {
    for (const stop of stops.splice(0).reverse()) stop()
  }
}
