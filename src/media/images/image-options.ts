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

/** How one picture is loaded and laid out [IMG-01]. */
export interface ImageOptions {
  /** The address of the full picture. */
  readonly source: string
  /** Another address, for when the first fails: the one that the server wrote for pages without scripts. */
  readonly fallbackSource: string | undefined
  /** The full picture's own size; undefined where nobody said. */
  readonly dimensions: Size | undefined
  /** The place that stays in sight when a picture is cropped. */
  readonly focalPoint: Point
  /** False only lays the picture out. */
  readonly load: boolean
  /** Asks again, even for a width that is not greater. */
  readonly forceImageUpdate: boolean
  /** Lets a picture that is already loading be loaded once more. */
  readonly allowConcurrentLoads: boolean
  /** Loads at once and before the others: for the first picture a visitor sees. */
  readonly priority: boolean
  /** Keeps the picture's proportions; false distorts it to its box. */
  readonly fixedRatio: boolean
  /** `cover` fills the box, `contain` fits into it, `none` leaves the layout to the page. */
  readonly cropMode: CropMode
  /** Where a picture that does not fill its box stands. */
  readonly fitAlignment: Point
  /** Multiplies the width that is asked for. */
  readonly sizeAdjustment: number
  /** How the host is asked for a width; undefined asks for the address as it is. */
  readonly sizeFormat: SizeFormat | undefined
  /** Lets a picture grow beyond its own size. */
  readonly stretch: boolean
  /** Paints the picture as its parent's background. */
  readonly useBgImage: boolean
  /** Brings the focal point as near to the middle of the box as the picture's edges allow. */
  readonly useAdvancedPositioning: boolean
  /** Asks for fewer pixels when the visitor's browser saves data. */
  readonly allowSaveData: boolean
  readonly dprMin: number
  readonly dprMax: number
}

/** Options that a block gives: they win over the element's attributes. */
export type GivenOptions = { readonly [Name in keyof ImageOptions]?: ImageOptions[Name] | undefined }

/** What is true or false, and what it is where the element does not say. */
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

/** Reads the data attributes of an `<img>`. Missing and wrong values get their default [IMG-01]. */
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

/** The address inside the `<noscript>` before a picture: text, or an element where a script wrote the page. */
export function noscriptSource(image: Element): string | undefined {
  const before = image.previousElementSibling
  if (before?.localName !== 'noscript') return undefined
  const written = before.textContent?.match(/<img\b[^>]*?\ssrc="(.*?)"/is)?.[1]?.replaceAll('&amp;', '&')
  return (before.querySelector('img')?.getAttribute('src') ?? written)?.trim() || undefined
}

function firstCandidate(image: Element): string | undefined {
  return image.getAttribute('srcset')?.trim().split(/\s/)[0]
}

/**
 * A picture that waits for a loader comes from a host that knows widths, or from files that ignore a
 * query. An address with a query of its own may be signed: any change breaks it.
 */
function usualFormat(lazySource: string | undefined): SizeFormat | undefined {
  return lazySource && /^[^?]*([?&]format=[^&#]*)?(#|$)/.test(lazySource) ? 'queryString' : undefined
}
