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
 * the fallback, so that a host that knows no widths still shows it.
 */
export function pictureRequest(shown: number, screen: Screen, options: ImageOptions): PictureRequest {
  const width = chooseWidth(shown, screen, options)
  const sized = sizedSource(options.source, width, options.sizeFormat)
  const sources = [sized, options.source, options.fallbackSource].filter(source => source !== undefined)
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
