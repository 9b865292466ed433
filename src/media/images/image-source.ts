import type { ImageOptions } from './image-options'
import type { SizeFormat } from './image-values'

/** The widths that an image host serves, in px [IMG-11]. */
const IMAGE_WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500] as const

/** What the visitor's screen and connection say. */
export interface Screen {
  readonly devicePixelRatio: number
  readonly saveData: boolean
}

/** Reads the screen and the connection as they are now. */
export function readScreen(page: Window = window): Screen {
  const { connection } = page.navigator as Navigator & { connection?: { saveData?: boolean } }
  return { devicePixelRatio: page.devicePixelRatio, saveData: connection?.saveData === true }
}

type WidthOptions = Pick<
  ImageOptions,
  'dimensions' | 'sizeAdjustment' | 'allowSaveData' | 'dprMin' | 'dprMax'
>

/**
 * The smallest width of the ladder that covers a picture shown `shown` css px wide, else the largest
 * [IMG-11]. A picture is never asked for beyond its own width.
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

/** Whether a picture is worth asking for again: only for more than it shows [IMG-09], or when told so. */
export function isGreater(requested: number, current: number | undefined, force = false): boolean {
  return force || current === undefined || requested > current
}

/** Addresses that name no file on a host, and drawings, which have no width. */
const FIXED = /^\s*(data:|blob:|about:)|\.svgz?$/i

/**
 * The address of `source` at a width of the ladder: `?format=750w`, or `-750w` before the extension.
 * Anything that cannot carry a width is returned as it is.
 */
export function sizedSource(source: string, width: number, format: SizeFormat | undefined): string {
  const [, path = '', query = '', hash = ''] = source.match(/^([^?#]*)(\?[^#]*)?(#.*)?$/s) ?? []
  if (!format || !path || FIXED.test(path)) return source
  return format === 'filename'
    ? withSuffix(path, width) + query + hash
    : path + withFormat(query, width) + hash
}

/**
 * The text of a `srcset`: the ladder's widths up to the first that covers the picture's own, for the
 * browser to choose from. Empty where the address carries no width.
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
  // A file name that begins with its only dot has no extension.
  const dot = file.lastIndexOf('.')
  const [name, extension] = dot > 0 ? [file.slice(0, dot), file.slice(dot)] : [file, '']
  return `${folder}${name.replace(/-\d+w$/, '')}-${width}w${extension}`
}

/** White space ends an address there, and a comma before it means nothing. */
function escapeCandidate(url: string): string {
  return url
    .trim()
    .replace(/\s/g, '%20')
    .replace(/^,+/, commas => '%2C'.repeat(commas.length))
}

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
