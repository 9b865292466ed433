/** A width and a height, in px. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A position in an image or a box, in fractions: 0 is left or top, 1 is right or bottom. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** How an image fills its box: cropped, fitted, or by the page's style sheets. */
export type CropMode = 'cover' | 'contain' | 'none'

/** The place of the width in an address: `?format=750w`, or `-750w` before the extension. */
export type SizeFormat = 'queryString' | 'filename'

/** The center of an image or a box. */
export const MIDDLE: Point = { x: 0.5, y: 0.5 }

/** The names of crop modes on pages; `fill` and `fit` are older ones. */
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

/** Reads `WxH`, as in `data-image-dimensions`; undefined unless both are above 0. */
export function parseSize(text: string | undefined): Size | undefined {
  const [, width = 0, height = 0] =
    (text ?? '').match(/^\s*([\d.]+)\s*[x×]\s*([\d.]+)\s*$/i)?.map(Number) ?? []
  return width > 0 && height > 0 ? { width, height } : undefined
}

/** Reads `x,y`, as in `data-image-focal-point`; missing parts are 0.5. */
export function parsePoint(text: string | undefined): Point {
  const [x, y] = (text ?? '').split(',')
  return { x: fraction(x), y: fraction(y) }
}

function fraction(text: string | undefined): number {
  const value = text?.trim() ? Number(text) : Number.NaN
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0.5
}

/** Reads a crop mode; `undefined` if unknown. */
export function parseCropMode(text: string | undefined): CropMode | undefined {
  return own(CROP_MODE_NAMES, text)
}

/** Reads an alignment: words of top, left, center, right, bottom. */
export function parseAlignment(text: string | undefined): Point {
  const words = (text ?? '').toLowerCase().split(/[\s,-]+/)
  return Object.assign({}, MIDDLE, ...words.map(word => own(ALIGNMENTS, word)))
}

/** Reads a size format; `undefined` if unknown: the address is then used as it is. */
export function parseSizeFormat(text: string | undefined): SizeFormat | undefined {
  return text === 'queryString' || text === 'filename' ? text : undefined
}

/** Reads a size adjustment: 1 unless it is a number, never below 0. */
export function parseSizeAdjustment(value: unknown): number {
  return Math.max(0, parseNumber(value) ?? 1)
}

/** Reads a number or numeric text. */
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
