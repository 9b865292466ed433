import { readImageOptions } from '../../images/image-options'
import { parseSize } from '../../images/image-values'
import type { LightboxItem } from '../lightbox.request'

const VIDEO_FILE = /\.(mp4|m4v|webm|ogv|mov)$/i
const VIDEO_PAGE =
  /(^|\.)(youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com|wistia\.com|dailymotion\.com|dai\.ly)$/

/**
 * The slide of a link: `<a href="large.jpg"><img src="small.jpg"></a>`. Its text is `data-caption`, else the
 * figure's caption, else the image's text.
 */
export function itemOfLink(link: HTMLElement): LightboxItem {
  const image = link.querySelector('img')
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent.trim()
  const title = link.dataset.caption ?? (caption || image?.alt || '')
  return {
    content: contentOf(link, image),
    meta: { title, description: '', id: link.dataset.itemId ?? link.id, url: '', link: '' },
  }
}

/** The full image of an image on the page. */
export function imageOf(image: HTMLImageElement, source?: string): LightboxItem['content'] {
  const options = readImageOptions(image)
  return {
    kind: 'picture',
    source: source || options.source,
    alt: image.alt,
    // A thumbnail's size says nothing about the full image's.
    dimensions: options.dimensions ?? (source ? undefined : writtenSize(image)),
    sizeFormat: source && source !== options.source ? undefined : options.sizeFormat,
  }
}

function contentOf(link: HTMLElement, image: HTMLImageElement | null): LightboxItem['content'] {
  const href = link instanceof HTMLAnchorElement ? link.href : ''
  const address = URL.canParse(href) ? new URL(href) : undefined
  const isFile = VIDEO_FILE.test(address?.pathname ?? '')
  if (address && (isFile || VIDEO_PAGE.test(address.hostname))) {
    return { kind: 'video', source: href, isFile, isPage: !isFile, poster: image?.currentSrc || image?.src }
  }
  const dimensions = parseSize(link.dataset.dimensions)
  if (image) return { ...imageOf(image, href), ...(dimensions && { dimensions }) } as LightboxItem['content']
  return { kind: 'picture', source: href, alt: link.textContent.trim(), dimensions }
}

function writtenSize(image: HTMLImageElement): ReturnType<typeof parseSize> {
  return parseSize(`${image.getAttribute('width')}x${image.getAttribute('height')}`)
}
