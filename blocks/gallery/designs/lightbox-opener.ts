import { dom } from '../../../src/data/core/dom'
import { whenIdle } from '../../../src/dom/timing/idle'
import { readImageOptions } from '../../../src/media/images/image-options'
import type { LightboxItem, LightboxRequest } from '../../../src/media/lightbox/lightbox.request'
import {
  namedItem,
  openFromLink,
  openNamed,
  prepareLightbox,
} from '../../../src/media/lightbox/open-lightbox'
import type { videoOf } from '../../../src/media/lightbox/readers/read-video'
import { pageSettings } from '../../../src/site/slices/page'
import type { GalleryData } from '../gallery.schema'
import { largeOf, type Slide } from '../gallery.slide.schema'
import { captionOf } from '../rules/gallery.caption'

/** Matches the box of each slide in any design. */
const SLIDES = '.gallery__cell, .gallery__slide'

const APPROACHES = ['pointerenter', 'focusin', 'touchstart'] as const

/** Reads the videos of slides; loaded with the first gallery that has any. */
let readVideo: typeof videoOf | undefined

/** Loads the reader if the gallery has videos; `undefined` if there is nothing to wait for. */
function loadReader({ slides }: GalleryData): Promise<void> | undefined {
  if (readVideo || !slides.some(({ type }) => type === 'video')) return undefined
  return import('../../../src/media/lightbox/readers/read-video').then(part => {
    readVideo = part.videoOf
  })
}

/** Opens the lightbox at the picture inside `link`, in the same task if it can. */
export function open(link: HTMLElement, host: HTMLElement, data: GalleryData): Promise<void> {
  const act = (): Promise<void> => openAt(link, host, data)
  return loadReader(data)?.then(act) ?? act()
}

function openAt(link: HTMLElement, host: HTMLElement, data: GalleryData): Promise<void> {
  const index = slidesIn(host).findIndex(slide => slide.contains(link))
  return openFromLink(link, requestFor(host, data, Math.max(0, index)))
}

/**
 * Opens the slide that the URL names; otherwise preloads the lightbox on approach, or when the page has loaded and is
 * idle. Stops on `signal`.
 */
export async function prepare(host: HTMLElement, data: GalleryData, signal: AbortSignal): Promise<void> {
  await loadReader(data)
  if (signal.aborted) return
  const whenQuiet = (): void =>
    signal.addEventListener(
      'abort',
      whenIdle(() => prepareLightbox()),
    )
  if (dom.readyState === 'complete') whenQuiet()
  else addEventListener('load', whenQuiet, { once: true, signal })
  for (const type of APPROACHES) {
    host.addEventListener(type, () => prepareLightbox(), { once: true, passive: true, signal })
  }
  // A slideshow writes its own slide to the hash, which asks for no lightbox.
  if (data.historyHash && host.querySelector('.gallery__stage')) return
  const named = namedItem(location, data.slides.map(itemOf(data)), data.historyHash)
  if (named !== null) openNamed(requestFor(host, data, named))
}

function requestFor(host: HTMLElement, data: GalleryData, index: number): LightboxRequest {
  const slides = slidesIn(host)
  return {
    items: data.slides.map(itemOf(data)),
    index,
    theme: data.lightboxTheme,
    label: data.label || undefined,
    opener: slides[index]?.querySelector<HTMLElement>('a.gallery__frame') ?? null,
    thumbnailOf: at => slides[at]?.querySelector('img'),
    historyHash: data.historyHash,
    settings: {
      keyboard: data.lightboxKeyboard ?? pageSettings().adopt !== 'legacy',
      filmstrip: data.lightboxFilmstrip,
    },
  }
}

function slidesIn(host: HTMLElement): Element[] {
  return [...host.querySelectorAll(SLIDES)]
}

const itemOf =
  (data: GalleryData) =>
  (slide: Slide): LightboxItem => {
    const { title = '', description = '' } = captionOf(slide, data) ?? {}
    const large = largeOf(slide)
    return {
      content: contentOf(slide, large),
      meta: {
        title,
        // Cloned, because the gallery keeps its own nodes.
        description:
          typeof description === 'string'
            ? description
            : description.map(node => node.cloneNode(true) as ChildNode),
        id: slide.id,
        url: slide.url,
        link: slide.clickThroughUrl === large ? '' : slide.clickThroughUrl,
      },
    }
  }

function contentOf(
  { type, nodes, image, src, alt, dimensions }: Slide,
  source: string,
): LightboxItem['content'] {
  if (type === 'video' && readVideo) return readVideo(nodes, src)
  return {
    kind: 'picture',
    source,
    alt,
    dimensions: source === src ? dimensions : undefined,
    sizeFormat: image && source === src ? readImageOptions(image).sizeFormat : undefined,
  }
}
