import { readSlide } from './gallery.server-slide'
import type { SlideInput } from './gallery.slide.schema'

/** What the server's HTML says about a gallery. */
export interface GalleryContent {
  readonly slides?: readonly SlideInput[]
  /** The slide that the visitor has already scrolled the server's row to. */
  readonly currentIndex?: number
}

/** What is shown as one slide, on a plain page and on one exported from a builder. */
const BOXES = '.slide, .image-wrapper, .ProductItem-gallery-slides-item, [data-type=video]'
const SLIDES = `a, figure, iframe, img, picture, video, ${BOXES}`

/** What says the same again: for pages without scripts, as a thumbnail, or to be enlarged. */
const PASSED_OVER =
  'noscript, script, style, template, .gallery-lightbox-outer-wrapper, .sqs-gallery-thumbnails, .ProductItem-gallery-thumbnails'

/**
 * Reads the slides from pictures, links around pictures, figures and videos, alone or in lists and boxes:
 * a page without scripts shows them as they are.
 */
export function readGallery(serverNodes: readonly ChildNode[]): GalleryContent {
  const elements = serverNodes.filter(node => node instanceof HTMLElement)
  const slides = elements.flatMap(readElement)
  return slides.length > 0 ? { slides, currentIndex: indexInView(elements) } : {}
}

function indexInView(elements: readonly HTMLElement[]): number {
  const row = [elements[0]?.parentElement, ...elements].find(element => element?.scrollLeft)
  // Where text runs from right to left, a row scrolls below zero.
  return row ? Math.round(Math.abs(row.scrollLeft) / row.clientWidth) : 0
}

function readElement(element: Element): SlideInput[] {
  if (!(element instanceof HTMLElement) || element.matches(PASSED_OVER)) return []
  if (!isSlide(element)) return [...element.children].flatMap(readElement)
  const slide = readSlide(element)
  return slide ? [slide] : []
}

function isSlide(element: HTMLElement): boolean {
  // A block of its own stays whole, and a figure may hold a whole gallery.
  if (element.localName.includes('-')) return true
  return element.matches(SLIDES) && !(element.matches('figure') && element.querySelector(`figure, ${BOXES}`))
}
