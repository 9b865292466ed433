import type { SlideInput } from './gallery.slide.schema'

/** The part of the data that the server's HTML provides. */
interface GalleryContent {
  readonly slides?: readonly SlideInput[]
  /** The slide to which the visitor has scrolled the server's row. */
  readonly currentIndex?: number
}

/** Matches slides in plain and exported markup. */
const BOXES = '.slide, .image-wrapper, .ProductItem-gallery-slides-item, [data-type=video]'
const SLIDES = `a, figure, iframe, img, picture, video, ${BOXES}`

/** Matches duplicates: no-script fallbacks, thumbnails and zoomed images. */
const DUPLICATES =
  'noscript, script, style, template, .gallery-lightbox-outer-wrapper, .sqs-gallery-thumbnails, .ProductItem-gallery-thumbnails'

/**
 * Reads the slides from pictures, links around pictures, figures and videos, alone or in lists and boxes, which also
 * work without JavaScript.
 */
export function readGallery(serverNodes: readonly ChildNode[]): GalleryContent {
  const elements = serverNodes.filter(node => node instanceof HTMLElement)
  const slides = elements.flatMap(readElement)
  return slides.length > 0 ? { slides, currentIndex: indexInView(elements) } : {}
}

function indexInView(elements: readonly HTMLElement[]): number {
  const row = [elements[0]?.parentElement, ...elements].find(element => element?.scrollLeft)
  // In right-to-left text, scroll positions are negative.
  return row ? Math.round(Math.abs(row.scrollLeft) / row.clientWidth) : 0
}

function readElement(element: Element): SlideInput[] {
  if (!(element instanceof HTMLElement) || element.matches(DUPLICATES)) return []
  if (!isSlide(element)) return [...element.children].flatMap(readElement)
  const slide = readSlide(element)
  return slide ? [slide] : []
}

function isSlide(element: HTMLElement): boolean {
  // Custom elements stay whole, and a figure may contain a whole gallery.
  if (element.localName.includes('-')) return true
  return element.matches(SLIDES) && !(element.matches('figure') && element.querySelector(`figure, ${BOXES}`))
}

const MOVING =
  'video, iframe, object, embed, ashlar-video, [data-type=video], .sqs-video-wrapper, .sqs-native-video'

/** Reads one slide from its element; null if it is empty. */
function readSlide(box: HTMLElement): SlideInput | null {
  const image = find(box, 'img')
  const about = { ...readIdentity(box, image), ...readCaption(box) }

  if (box.matches(MOVING) || find(box, MOVING)) return { ...about, type: 'video', nodes: [box] }
  if (box.localName.includes('-')) return { ...about, type: 'image', nodes: [box] }
  if (!(image instanceof HTMLImageElement)) return null

  const picture = image.closest('picture')
  return {
    ...about,
    type: 'image',
    // Mirrors of pages leave empty attributes.
    src: image.dataset.src || image.getAttribute('src') || '',
    alt: image.alt,
    dimensions: image.dataset.imageDimensions ?? dimensionsOf(image),
    focalPoint: image.dataset.imageFocalPoint ?? null,
    // A <picture> selects its own source, so it stays whole.
    ...(picture && box.contains(picture) ? { nodes: [picture] } : { image }),
  }
}

function readIdentity(box: HTMLElement, image: HTMLElement | null): Partial<SlideInput> {
  // Links in the caption are not the slide's link.
  const link = find(box, 'a[href]:not(figcaption *, .meta-description *)')
  const href = link?.getAttribute('href') ?? null
  // Lightbox links of exported pages identify the slide.
  const name = link?.matches('[class*=lightbox-link]') ? href?.split('itemId=')[1] : undefined
  return {
    id:
      box.dataset.slideId ?? image?.dataset.slideId ?? box.dataset.imageId ?? image?.dataset.imageId ?? null,
    url: box.dataset.slideUrl ?? image?.dataset.slideUrl ?? name ?? null,
    clickThroughUrl: box.dataset.clickThroughUrl || (name ? null : href),
    newWindow: link?.getAttribute('target') === '_blank',
  }
}

const TITLE = '.meta-title, .image-slide-title'
const DESCRIPTION = '.meta-description, figcaption'

function readCaption(box: HTMLElement): Partial<SlideInput> {
  const place = find(box, `${TITLE}, ${DESCRIPTION}`) ? box : captionAfter(box)
  const title = place && find(place, TITLE)
  const description = place && find(place, DESCRIPTION)
  return {
    title: title?.textContent.trim() ?? '',
    description: description?.textContent.trim() ? [...description.childNodes] : '',
  }
}

/** Returns the caption after a slide's element, or after an element around that slide alone; null without one. */
function captionAfter(slide: HTMLElement): HTMLElement | null {
  for (let at: HTMLElement | null = slide; at && !at.matches(LISTS); at = at.parentElement) {
    const next = at.nextElementSibling
    if (next instanceof HTMLElement && next.matches(`.meta, ${TITLE}, ${DESCRIPTION}`)) return next
    const parent: HTMLElement | null = at.parentElement
    const first = parent?.querySelector(PICTURES)
    // The first picture answers for all slides but one: counting for each would be quadratic.
    if (first && !(at.contains(first) && parent?.querySelectorAll(PICTURES).length === 1)) return null
  }
  return null
}

const PICTURES = 'img:not(noscript img)'
const LISTS = 'ashlar-gallery, .sqs-gallery, .sqs-gallery-container'

function dimensionsOf(image: HTMLImageElement): string | null {
  const [width, height] = [image.getAttribute('width'), image.getAttribute('height')]
  return width && height ? `${width}x${height}` : null
}

/** The first match, including the box itself, that is no duplicate. */
function find(box: HTMLElement, selector: string): HTMLElement | null {
  const found = [box, ...box.querySelectorAll<HTMLElement>(selector)]
  return found.find(element => element.matches(selector) && !element.closest('noscript')) ?? null
}
