import * as z from 'zod/mini'
import type { GivenOptions } from '../../src/images/image-options'
import {
  type Point,
  parseAlignment,
  parseCropMode,
  parsePoint,
  parseSize,
  parseSizeAdjustment,
  parseSizeFormat,
  type Size,
} from '../../src/images/image-values'
import { findShape, naturalHeight } from './image.shape'

const flag = z.optional(z.nullable(z.boolean()))
const text = z.optional(z.nullable(z.string()))

/** A text as pages write it, or the object it stands for. Missing and empty stay undefined. */
function written<Value>(object: z.ZodMiniType<Value>, parse: (text: string) => Value | undefined) {
  return z.pipe(
    z.optional(z.nullable(z.union([z.string(), object]))),
    z.transform(value => (typeof value === 'string' ? parse(value) : (value ?? undefined))),
  )
}

const size = z.object({ width: z.number().check(z.positive()), height: z.number().check(z.positive()) })
const point = z.object({
  x: z._default(z.number().check(z.minimum(0), z.maximum(1)), 0.5),
  y: z._default(z.number().check(z.minimum(0), z.maximum(1)), 0.5),
})

const link = z.object({ href: z.string(), newWindow: z._default(z.boolean(), false) })

const wire = z.object({
  /** The address of the picture. Without one, the server's `<img>` is the picture. */
  source: text,
  /** The same as `source`. */
  src: text,
  /** What the picture says to those who do not see it. */
  alt: text,
  /** Names the link where the picture says nothing. */
  title: text,
  /** The picture's own size: `'WxH'` or `{width, height}`. */
  dimensions: written<Size>(size, parseSize),
  /** What stays in sight when the picture is cropped: `'x,y'` or `{x, y}`, in fractions. */
  focalPoint: written<Point>(point, value => (value ? parsePoint(value) : undefined)),
  /** `cover`, `contain` or `none`. */
  cropMode: text,
  /** The box's width divided by its height, or `'W/H'`. */
  aspectRatio: written<number>(z.number().check(z.positive()), parseRatio),
  /** Keeps the picture's proportions; false distorts it to its box. */
  fixedRatio: flag,
  /** How the host is asked for a width: `queryString` or `filename`. Left out, the address stays as it is. */
  sizeFormat: text,
  /** Multiplies the width that is asked for. */
  sizeAdjustment: z.optional(z.unknown()),
  /** Lets the picture grow beyond its own size. */
  stretch: flag,
  /** Where a picture that does not fill its box stands: words out of top, left, center, right, bottom. */
  fitAlignment: text,
  useBgImage: flag,
  useAdvancedPositioning: flag,
  /** Asks for fewer pixels when the visitor's browser saves data. */
  allowSaveData: flag,
  /** Plain text below the picture. */
  caption: text,
  link: z.optional(z.nullable(link)),
  /** One of the names in `image.shape.ts`. */
  shape: z.pipe(
    text,
    z.transform(name => findShape(name)),
  ),
  /** `{angle, distance: {value, unit}, blur: {value, unit}}`, or the JSON of it as text. */
  dropShadow: z.optional(z.unknown()),
  /** How wide the picture may become: a number of px, or a length. */
  maxWidth: z.optional(
    z.nullable(z.union([z.number(), z.string().check(z.regex(/^\d+(\.\d+)?(px|%|r?em|ch|vw)$/))])),
  ),
  /** Loads at once, before all others: for the first picture that a visitor sees. */
  priority: z._default(z.boolean(), false),
  /** What the server's HTML inside the block says. */
  served: z._default(
    z.object({
      image: z.optional(z.instanceof(HTMLImageElement)),
      caption: z._default(z.array(z.instanceof(Node)), []),
      link: z.optional(link),
    }),
    { caption: [] },
  ),
})

/** `data-block-json` of `<ashlar-image>`. */
export const imageSchema = z.pipe(wire, z.transform(toData))

export type ImageBlockData = z.output<typeof imageSchema>
export type ImageLink = z.output<typeof link>

/** What `readImage` reads. */
export type ImageContent = z.input<typeof wire>

function toData(data: z.output<typeof wire>) {
  const { source, src, alt, title, caption, maxWidth, aspectRatio, shape, dropShadow, priority, served } =
    data
  return {
    source: source || src || undefined,
    alt: alt ?? undefined,
    title: title ?? undefined,
    caption: caption || undefined,
    link: data.link ?? undefined,
    maxWidth: maxWidth ?? undefined,
    aspectRatio: aspectRatio ?? (shape && 100 / naturalHeight(shape)),
    shape,
    dropShadow: dropShadow ?? undefined,
    priority,
    served,
    options: toOptions(data),
  }
}

/** Only what the data says: the element's own attributes say the rest. */
function toOptions(data: z.output<typeof wire>): GivenOptions {
  const { sizeAdjustment, fitAlignment } = data
  return {
    dimensions: data.dimensions,
    focalPoint: data.focalPoint,
    cropMode: parseCropMode(data.cropMode),
    fixedRatio: data.fixedRatio ?? undefined,
    sizeFormat: parseSizeFormat(data.sizeFormat),
    sizeAdjustment: sizeAdjustment === undefined ? undefined : parseSizeAdjustment(sizeAdjustment),
    stretch: data.stretch ?? undefined,
    fitAlignment: fitAlignment ? parseAlignment(fitAlignment) : undefined,
    useBgImage: data.useBgImage ?? undefined,
    useAdvancedPositioning: data.useAdvancedPositioning ?? undefined,
    allowSaveData: data.allowSaveData ?? undefined,
  }
}

function parseRatio(value: string): number | undefined {
  const sides = parseSize(value.replace(/[/:]/, 'x'))
  return sides ? sides.width / sides.height : positive(Number(value))
}

function positive(value: number): number | undefined {
  return value > 0 && Number.isFinite(value) ? value : undefined
}
