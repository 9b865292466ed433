import type { SlideInput } from './gallery.slide.schema'

const MOVING =
  'video, iframe, object, embed, ashlar-video, [data-type=video], .sqs-video-wrapper, .sqs-native-video'

/** Reads one slide from the element that holds it. Null where there is nothing to show. */
export function readSlide(box: HTMLElement): SlideInput | null {
  const image = find(box, 'img')
  const about = { ...readIdentity(box, image), ...readCaption(box) }

  if (box.matches(MOVING) || find(box, MOVING)) return { ...about, type: 'video', nodes: [box] }
  if (box.localName.includes('-')) return { ...about, type: 'image', nodes: [box] }
  if (!(image instanceof HTMLImageElement)) return null

  const picture = image.closest('picture')
  return {
    ...about,
    type: 'image',
    src: image.dataset.src ?? image.getAttribute('src') ?? '',
    alt: image.alt,
    dimensions: image.dataset.imageDimensions ?? dimensionsOf(image),
    focalPoint: image.dataset.imageFocalPoint ?? null,
    // A <picture> chooses its source itself, so it stays whole.
    ...(picture && box.contains(picture) ? { nodes: [picture] } : { image }),
  }
}

function readIdentity(box: HTMLElement, image: HTMLElement | null): Partial<SlideInput> {
  // A link in the words leads elsewhere than the picture.
  const link = find(box, 'a[href]:not(figcaption *, .meta-description *)')
  const href = link?.getAttribute('href') ?? null
  // On an exported page, such a link leads to the slide itself, enlarged.
  const name = link?.matches('[class*=lightbox-link]') ? href?.split('itemId=')[1] : undefined
  return {
    id:
      box.dataset.slideId ?? image?.dataset.slideId ?? box.dataset.imageId ?? image?.dataset.imageId ?? null,
    url: box.dataset.slideUrl ?? image?.dataset.slideUrl ?? name ?? null,
    clickThroughUrl: box.dataset.clickThroughUrl || (name ? null : href),
    newWindow: link?.getAttribute('target') === '_blank',
  }
}

function readCaption(box: HTMLElement): Partial<SlideInput> {
  const title = find(box, '.meta-title, .image-slide-title')
  const description = find(box, '.meta-description, figcaption')
  return {
    title: title?.textContent.trim() ?? '',
    description: description?.textContent.trim() ? [...description.childNodes] : '',
  }
}

function dimensionsOf(image: HTMLImageElement): string | null {
  const [width, height] = [image.getAttribute('width'), image.getAttribute('height')]
  return width && height ? `${width}x${height}` : null
}

/** The first match that is no copy for pages without scripts; the box itself counts. */
function find(box: HTMLElement, selector: string): HTMLElement | null {
  const found = [box, ...box.querySelectorAll<HTMLElement>(selector)]
  return found.find(element => element.matches(selector) && !element.closest('noscript')) ?? null
}
