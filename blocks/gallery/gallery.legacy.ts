import type { GalleryContent } from './gallery.content'
import { readSlide } from './gallery.server-slide'
import { BLOCK_DESIGNS } from './rules/gallery.design'

const LISTS = '.sqs-gallery, .ProductItem-gallery-slides'
const SLIDES =
  '.slide, .image-wrapper, .ProductItem-gallery-slides-item, img, [data-type=video], [data-ashlar-adopted]'
const COPIES = 'noscript, .gallery-lightbox-outer-wrapper'

/**
 * Reads the markup of galleries on pages exported from a builder. Its buttons and thumbnails stay behind:
 * the gallery has its own. Null when the markup is another.
 */
export function readLegacyGallery(elements: readonly HTMLElement[]): GalleryContent | null {
  const lists = all(elements, LISTS)
  const roots = lists.length > 0 ? lists : elements.filter(element => element.matches('.slide'))
  if (roots.length === 0) return null

  const boxes = roots.flatMap(root => outermost(root, SLIDES))
  const slides = boxes.map(readSlide).filter(slide => slide !== null)
  const design = designOf(all(elements, '.sqs-gallery-container'))
  return { ...(design !== undefined && { design }), ...(slides.length > 0 && { slides }) }
}

function designOf(containers: readonly HTMLElement[]): string | undefined {
  return BLOCK_DESIGNS.find(design =>
    containers.some(({ classList }) => classList.contains(`sqs-gallery-block-${design}`)),
  )
}

function all(elements: readonly HTMLElement[], selector: string): HTMLElement[] {
  return elements.flatMap(element =>
    [element, ...element.querySelectorAll<HTMLElement>(selector)].filter(found => found.matches(selector)),
  )
}

function outermost(root: HTMLElement, selector: string): HTMLElement[] {
  if (root.matches('.slide')) return [root]
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(found => {
    const outer = found.parentElement?.closest(`${selector}, ${COPIES}`)
    return !outer || !root.contains(outer)
  })
}
