import type { ImageOptions } from './image-options'
import { sizedSource } from './image-source'
import { chooseWidth, type Screen } from './image-width'

/** What to ask the host for: addresses to try in order, and the width that the first one gives. */
export interface PictureRequest {
  readonly sources: readonly string[]
  readonly width: number
}

/**
 * The request for a picture shown `shown` css px wide. After the sized address come the full one and
 * the one the server wrote for pages without scripts, so that a host that knows no widths still shows it.
 */
export function pictureRequest(
  shown: number,
  screen: Screen,
  options: ImageOptions,
  noscriptSource?: string,
): PictureRequest {
  const width = chooseWidth(shown, screen, options)
  const sized = sizedSource(options.source, width, options.sizeFormat)
  const sources = [sized, options.source, noscriptSource].filter(source => source !== undefined)
  return {
    sources: [...new Set(sources)],
    width: sized === options.source ? Number.POSITIVE_INFINITY : width,
  }
}

/** The width that `src` already gives of the picture; undefined when it shows something else, or nothing. */
export function currentWidth(src: string | null, { source, sizeFormat }: ImageOptions): number | undefined {
  if (!src) return undefined
  if (src === source) return Number.POSITIVE_INFINITY
  const widths = [...src.matchAll(/(\d+)w/g)].map(([, width]) => Number(width))
  return widths.find(width => sizedSource(source, width, sizeFormat) === src)
}

/** The address inside the `<noscript>` before a picture, which is plain text where scripts run. */
export function noscriptSource(image: Element): string | undefined {
  const before = image.previousElementSibling
  if (before?.localName !== 'noscript') return undefined
  const source = before.textContent?.match(/<img\b[^>]*?\ssrc=(["'])(.*?)\1/is)?.[2]
  return source?.replaceAll('&amp;', '&').trim() || undefined
}
