import {
  type CropMode,
  type Point,
  parseAlignment,
  parseBoolean,
  parseCropMode,
  parseNumber,
  parsePoint,
  parseSize,
  parseSizeAdjustment,
  parseSizeFormat,
  type Size,
  type SizeFormat,
} from './image-values'

/** How to load and lay out an image. */
export interface ImageOptions {
  /** The address of the full image. */
  readonly source: string
  /** The address to try after a failure: the server's for pages without scripts. */
  readonly fallbackSource: string | undefined
  /** The full image's own size, if known. */
  readonly dimensions: Size | undefined
  /** The point that stays visible when an image is cropped. */
  readonly focalPoint: Point
  /** False only lays out the image. */
  readonly load: boolean
  /** Requests the image again even if the width is not greater. */
  readonly forceImageUpdate: boolean
  /** Allows loading an image that is already loading. */
  readonly allowConcurrentLoads: boolean
  /** Loads immediately and first: for the first visible image. */
  readonly priority: boolean
  /** Keeps the aspect ratio; false stretches the image to its box. */
  readonly fixedRatio: boolean
  /** `cover` fills the box, `contain` fits into it, `none` leaves the layout to the page. */
  readonly cropMode: CropMode
  /** The alignment of an image that does not fill its box. */
  readonly fitAlignment: Point
  /** Factor of the requested width. */
  readonly sizeAdjustment: number
  /** How addresses carry a width; `undefined` uses the address as it is. */
  readonly sizeFormat: SizeFormat | undefined
  /** Lets an image grow beyond its own size. */
  readonly stretch: boolean
  /** Paints the image as its parent's background. */
  readonly useBgImage: boolean
  /** Centers the focal point as far as the image's edges allow. */
  readonly useAdvancedPositioning: boolean
  /** Requests fewer pixels when the browser saves data. */
  readonly allowSaveData: boolean
  readonly dprMin: number
  readonly dprMax: number
}

/** Options of a block, which override the element's attributes. */
export type GivenOptions = { readonly [Name in keyof ImageOptions]?: ImageOptions[Name] | undefined }

/** The boolean options and their defaults. */
const FLAGS = {
  load: true,
  forceImageUpdate: false,
  allowConcurrentLoads: false,
  fixedRatio: true,
  stretch: true,
  useBgImage: false,
  useAdvancedPositioning: false,
  allowSaveData: true,
}

/** Reads the data attributes of an `<img>`. Missing and invalid values have defaults. */
export function readImageOptions(image: HTMLImageElement, given: GivenOptions = {}): ImageOptions {
  const { dataset } = image
  const lazySource = dataset.src || dataset.image
  const flags = Object.entries(FLAGS).map(([name, usual]) => [name, parseBoolean(dataset[name]) ?? usual])

  const read: ImageOptions = {
    ...(Object.fromEntries(flags) as typeof FLAGS),
    source: lazySource || image.getAttribute('src') || firstCandidate(image) || '',
    fallbackSource: noscriptSource(image),
    dimensions: parseSize(dataset.imageDimensions),
    focalPoint: parsePoint(dataset.imageFocalPoint),
    priority: false,
    cropMode: parseCropMode(dataset.cropMode ?? dataset.mode) ?? 'none',
    fitAlignment: parseAlignment(dataset.fitAlignment),
    sizeAdjustment: parseSizeAdjustment(dataset.sizeAdjustment),
    sizeFormat: parseSizeFormat(dataset.sizeFormat) ?? usualFormat(lazySource),
    dprMin: parseNumber(dataset.dprMin) ?? 1,
    dprMax: parseNumber(dataset.dprMax) ?? Number.POSITIVE_INFINITY,
  }
  const set = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...read, ...Object.fromEntries(set) }
}

/** The address in the `<noscript>` before an image: text, or an element if a script wrote the page. */
export function noscriptSource(image: Element): string | undefined {
  const before = image.previousElementSibling
  if (before?.localName !== 'noscript') return undefined
  const written = before.textContent?.match(/<img\b[^<>]*?\ssrc="([^"]*)"/i)?.[1]?.replaceAll('&amp;', '&')
  return (before.querySelector('img')?.getAttribute('src') ?? written)?.trim() || undefined
}

function firstCandidate(image: Element): string | undefined {
  return image.getAttribute('srcset')?.trim().split(/\s/)[0]
}

/**
 * An image that waits for a loader comes from a host that resizes, or from files that ignore a query. An
 * address with a query may be signed: any change breaks it.
 */
function usualFormat(lazySource: string | undefined): SizeFormat | undefined {
  return lazySource && /^[^?]*([?&]format=[^&#]*)?(#|$)/.test(lazySource) ? 'queryString' : undefined
}
