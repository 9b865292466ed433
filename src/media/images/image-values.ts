/** A width and a height, in px. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A place in a picture or a box, in fractions: 0 is left or top, 1 is right or bottom. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** How a picture fills its box: cut to it, fitted into it, or as the page's style sheets say. */
export type CropMode = 'cover' | 'contain' | 'none'

/** Where the width stands in an address: `?format=750w`, or `-750w` before the extension. */
export type SizeFormat = 'queryString' | 'filename'

/** The middle of a picture or a box. */
export const MIDDLE: Point = { x: 0.5, y: 0.5 }

/** What pages write for a crop mode [IMG-05]; `fill` and `fit` are older names. */
const CROP_MODE_NAMES: Readonly<Record<string, CropMode>> = {
  cover: 'cover',
  fill: 'cover',
  contain: 'contain',
  fit: 'contain',
  none: 'none',
}

const ALIGNMENTS: Readonly<Record<string, Partial<Point>>> = {
  top: { y: 0 },
  bottom: { y: 1 },
  left: { x: 0 },
  right: { x: 1 },
  center: {},
}

/** Reads `WxH`, as in `data-image-dimensions`; undefined unless both are above 0 [IMG-01]. */
export function parseSize(text: string | undefined): Size | undefined {
  const [, width = 0, height = 0] =
    (text ?? '').match(/^\s*([\d.]+)\s*[x×]\s*([\d.]+)\s*$/i)?.map(Number) ?? []
  return width > 0 && height > 0 ? { width, height } : undefined
}

/** Reads `x,y`, as in `data-image-focal-point`: each part is 0.5 where it is missing. */
export function parsePoint(text: string | undefined): Point {
  const [x, y] = (text ?? '').split(',')
  return { x: fraction(x), y: fraction(y) }
}

function fraction(text: string | undefined): number {
  const value = text?.trim() ? Number(text) : Number.NaN
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0.5
}

/** Reads a crop mode; undefined when it names none [IMG-05]. */
export function parseCropMode(text: string | undefined): CropMode | undefined {
  return own(CROP_MODE_NAMES, text)
}

/** Reads where a picture stands in a larger box: words out of top, left, center, right, bottom [IMG-04]. */
export function parseAlignment(text: string | undefined): Point {
  const words = (text ?? '').toLowerCase().split(/[\s,-]+/)
  return Object.assign({}, MIDDLE, ...words.map(word => own(ALIGNMENTS, word)))
}

/** Reads a size format; undefined when it names none: then the address is used as it is [IMG-05]. */
export function parseSizeFormat(text: string | undefined): SizeFormat | undefined {
  return text === 'queryString' || text === 'filename' ? text : undefined
}

/** Reads a size adjustment: 1 unless it is a number, never under 0 [IMG-12]. */
export function parseSizeAdjustment(value: unknown): number {
  return Math.max(0, parseNumber(value) ?? 1)
}

/** Reads a number, or a text that is one. */
export function parseNumber(value: unknown): number | undefined {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  return isNumeric && Number.isFinite(Number(value)) ? Number(value) : undefined
}

/** Reads `true` or `false`; undefined for anything else. */
export function parseBoolean(value: unknown): boolean | undefined {
  return { true: true, false: false }[String(value)]
}

function own<Value>(table: Readonly<Record<string, Value>>, key: string | undefined): Value | undefined {
  return key && Object.hasOwn(table, key) ? table[key] : undefined
}
