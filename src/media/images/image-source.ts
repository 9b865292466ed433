import type { ImageOptions } from './image-options'
import type { SizeFormat } from './image-values'

/** The widths that an image host serves, in px. */
const IMAGE_WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500] as const

/** The visitor's screen and connection. */
interface Screen {
  readonly devicePixelRatio: number
  readonly saveData: boolean
}

/** Reads the current screen and connection. */
export function readScreen(page: Window = window): Screen {
  const { connection } = page.navigator as Navigator & { connection?: { saveData?: boolean } }
  return { devicePixelRatio: page.devicePixelRatio, saveData: connection?.saveData === true }
}

type WidthOptions = Pick<
  ImageOptions,
  'dimensions' | 'sizeAdjustment' | 'allowSaveData' | 'dprMin' | 'dprMax'
>

/**
 * The smallest available width that covers an image of `shown` CSS px, else the largest. Never more
 * than the image's own width.
 */
export function chooseWidth(shown: number, screen: Screen, options: WidthOptions): number {
  const own = options.dimensions?.width ?? Number.POSITIVE_INFINITY
  const needed = Math.min(shown * pixelRatio(screen, options) * options.sizeAdjustment, own)
  return IMAGE_WIDTHS.find(width => width >= needed) ?? IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? 0
}

function pixelRatio({ devicePixelRatio, saveData }: Screen, options: WidthOptions): number {
  if (saveData && options.allowSaveData) return 1
  return Math.max(options.dprMin, Math.min(options.dprMax, devicePixelRatio))
}

/** Whether to request an image again: only for a greater width, or if forced. */
export function isGreater(requested: number, current: number | undefined, force = false): boolean {
  return force || current === undefined || requested > current
}

/** Addresses without a file on a host, and SVGs, which need no width. */
const FIXED = /^\s*(data:|blob:|about:)|\.svgz?$/i

/**
 * The address of `source` at an available width: `?format=750w`, or `-750w` before the extension. Addresses
 * that cannot carry a width are returned unchanged.
 */
export function sizedSource(source: string, width: number, format: SizeFormat | undefined): string {
  const [, path = '', query = '', hash = ''] = source.match(/^([^?#]*)(\?[^#]*)?(#.*)?$/s) ?? []
  if (!format || !path || FIXED.test(path)) return source
  return format === 'filename'
    ? withSuffix(path, width) + query + hash
    : path + withFormat(query, width) + hash
}

/**
 * The text of a `srcset`: the available widths up to the first that covers the image's own, for the browser
 * to choose from. Empty if the address cannot carry a width.
 */
export function sourceSet(source: string, format: SizeFormat | undefined, ownWidth = Infinity): string {
  if (sizedSource(source, 1, format) === source) return ''
  const widths = IMAGE_WIDTHS.filter((_, index) => index === 0 || (IMAGE_WIDTHS[index - 1] ?? 0) < ownWidth)
  return widths.map(width => `${escapeCandidate(sizedSource(source, width, format))} ${width}w`).join(', ')
}

function withFormat(query: string, width: number): string {
  const kept = query
    .slice(1)
    .split('&')
    .filter(part => part && !/^format(=|$)/.test(part))
  return `?${[...kept, `format=${width}w`].join('&')}`
}

function withSuffix(path: string, width: number): string {
  const [, folder = '', file = ''] = path.match(/^(.*\/)?([^/]*)$/s) ?? []
  // A file name that starts with its only dot has no extension.
  const dot = file.lastIndexOf('.')
  const [name, extension] = dot > 0 ? [file.slice(0, dot), file.slice(dot)] : [file, '']
  return `${folder}${name.replace(/-\d+w$/, '')}-${width}w${extension}`
}

/** Whitespace ends an address in a `srcset`, and leading commas are dropped. */
function escapeCandidate(url: string): string {
  return url
    .trim()
    .replace(/\s/g, '%20')
    .replace(/^,+/, commas => '%2C'.repeat(commas.length))
}

/** The addresses to try in order, and the width of the first. */
interface ImageRequest {
  readonly sources: readonly string[]
  readonly width: number
}

/**
 * The request for an image displayed `shown` CSS px wide. The full address and the fallback follow the sized
 * one, for hosts that do not resize.
 */
export function imageRequest(shown: number, screen: Screen, options: ImageOptions): ImageRequest {
  const width = chooseWidth(shown, screen, options)
  const sized = sizedSource(options.source, width, options.sizeFormat)
  const sources = [sized, options.source, options.fallbackSource].filter(source => source !== undefined)
  return {
    sources: [...new Set(sources)],
    width: sized === options.source ? Number.POSITIVE_INFINITY : width,
  }
}

/** The width of the image that `src` already shows; `undefined` if it shows something else, or nothing. */
export function currentWidth(src: string | null, { source, sizeFormat }: ImageOptions): number | undefined {
  if (!src) return undefined
  if (src === source) return Number.POSITIVE_INFINITY
  const widths = [...src.matchAll(/\D(\d+)w/g)].map(([, width]) => Number(width))
  return widths.find(width => sizedSource(source, width, sizeFormat) === src)
}
