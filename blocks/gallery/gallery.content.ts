import { readLegacyGallery } from './gallery.legacy'
import { readSlide, type ServerSlide } from './gallery.server-slide'

/** What the server's HTML says about a gallery. */
export interface GalleryContent {
  readonly design?: string
  readonly slides?: readonly ServerSlide[]
  /** The slide that the visitor has already scrolled the server's row to. */
  readonly currentIndex?: number
}

const SLIDES = new Set(['a', 'figure', 'iframe', 'img', 'picture', 'video'])
const PASSED_OVER = new Set(['noscript', 'script', 'style', 'template'])

/**
 * Reads the slides from pictures, links around pictures, figures and videos, alone or in lists and boxes:
 * a page without scripts shows them as they are. Pages exported from a builder have a reader of their own.
 */
export function readGallery(serverNodes: readonly ChildNode[]): GalleryContent {
  const elements = serverNodes.filter(node => node instanceof HTMLElement)
  const legacy = readLegacyGallery(elements)
  if (legacy) return legacy

  const slides = elements.flatMap(readElement)
  return slides.length > 0 ? { slides, currentIndex: indexInView(elements) } : {}
}

function indexInView(elements: readonly HTMLElement[]): number {
  const row = [elements[0]?.parentElement, ...elements].find(element => element?.scrollLeft)
  // Where text runs from right to left, a row scrolls below zero.
  return row ? Math.round(Math.abs(row.scrollLeft) / row.clientWidth) : 0
}

function readElement(element: Element): ServerSlide[] {
  if (!(element instanceof HTMLElement) || PASSED_OVER.has(element.localName)) return []
  // What an exported page would show enlarged: the same pictures again.
  if (element.matches('.gallery-lightbox-outer-wrapper')) return []
  if (!isSlide(element)) return [...element.children].flatMap(readElement)
  const slide = readSlide(element)
  return slide ? [slide] : []
}

function isSlide(element: HTMLElement): boolean {
  // A block of its own stays whole, and a figure may hold a whole gallery of figures.
  const isBlock = element.localName.includes('-')
  const holdsFigures = element.localName === 'figure' && element.querySelector('figure') !== null
  return isBlock || element.dataset.type === 'video' || (SLIDES.has(element.localName) && !holdsFigures)
}
