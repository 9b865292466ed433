import * as z from 'zod/mini'
import { instanceOf, nodes, textOrNumber } from '../../src/data/fields/validators'
import type { GivenOptions } from '../../src/media/images/image-options'
import {
  parseAlignment,
  parseCropMode,
  parsePoint,
  parseSize,
  parseSizeAdjustment,
  parseSizeFormat,
} from '../../src/media/images/image-values'
import { pointOrText, sizeOrText } from '../../src/media/images/image-values.schema'

// One node of each kind: the cost of a schema at page load is its number of nodes.
const string = z.string()
const stringOrNumber = textOrNumber()
const boolean = z.boolean()
const unknown = z.unknown()
const flag = z.optional(boolean)
const text = z.optional(string)

/** A parsed string. */
function read<Value>(parse: (text: string) => Value) {
  return z.pipe(
    text,
    z.transform(value => (value ? parse(value) : undefined)),
  )
}

/** A parsed string, or another value, which `write` turns into such a string. */
function readOr<Form extends object | number, Value>(
  stringOrForm: z.ZodMiniType<string | Form>,
  write: (form: Form) => string,
  parse: (text: string) => Value,
) {
  return z.pipe(
    z.optional(stringOrForm),
    z.transform(value => {
      const text = value === undefined || typeof value === 'string' ? value : write(value)
      return text ? parse(text) : undefined
    }),
  )
}

const no = z._default(boolean, false)
const link = z.object({ href: string, newWindow: no })
const maybeLink = z.optional(link)

const fields = z.object({
  /** The URL of the picture; by default that of the server's `<img>`. */
  source: text,
  /** Alias of `source`. */
  src: text,
  /** The alternative text. */
  alt: text,
  /** The accessible name of the link if there is no alternative text. */
  title: text,
  /** The intrinsic size: `'WxH'` or `{width, height}`. */
  dimensions: readOr(sizeOrText(), ({ width, height }) => `${width}x${height}`, parseSize),
  /** The point that cropping keeps visible: `'x,y'` or `{x, y}`, in fractions. */
  focalPoint: readOr(pointOrText(), ({ x, y }) => `${x ?? ''},${y ?? ''}`, parsePoint),
  /** `cover`, `contain` or `none`. */
  cropMode: read(parseCropMode),
  /** The box's width divided by its height, or `'W/H'`. */
  aspectRatio: readOr(stringOrNumber, String, parseRatio),
  /** Keeps the aspect ratio; false distorts the picture to fill its box. */
  fixedRatio: flag,
  /** How the image host takes a width: `queryString` or `filename`. Without it, the URL stays unchanged. */
  sizeFormat: read(parseSizeFormat),
  /** Factor of the requested width. */
  sizeAdjustment: z.optional(z.pipe(unknown, z.transform(parseSizeAdjustment))),
  /** Allows the picture to exceed its intrinsic size. */
  stretch: flag,
  /** The position of a picture that does not fill its box: words of top, left, center, right, bottom. */
  fitAlignment: read(parseAlignment),
  /** Paints the picture as the background of its box. */
  useBgImage: flag,
  /** Centres the focal point in the box, as far as the picture still covers it. */
  useAdvancedPositioning: flag,
  /** Requests a smaller picture under save-data. */
  allowSaveData: flag,
  /** Plain text below the picture. */
  caption: text,
  /** The link around the picture: `http(s)`, `mailto`, `tel`, `sms` or a path of the site. */
  link: maybeLink,
  /** The name of a shape that clips the picture, such as `circle`: those of `<ashlar-shape>`. */
  shape: text,
  /** `{angle, distance: {value, unit}, blur: {value, unit}}`, or the JSON of it as text. */
  dropShadow: z.optional(unknown),
  /** The maximum width: a number of px, or a CSS length. */
  maxWidth: z.optional(stringOrNumber),
  /** Loads immediately with high priority: for the largest contentful paint. */
  priority: no,
  /** The server's HTML inside the block. Read from HTML only. */
  server: z._default(
    z.object({
      image: z.optional(instanceOf(HTMLImageElement)),
      caption: z._default(nodes(), []),
      link: maybeLink,
    }),
    { caption: [] },
  ),
})

/** `data-block-json` of `<ashlar-image>`. Null values are ignored. */
export const imageSchema = z.pipe(z.pipe(z.transform(withoutNulls), fields), z.transform(toData))

export type ImageBlockData = z.output<typeof imageSchema>
export type ImageLink = z.output<typeof link>

/** The part of the data that the server's HTML provides. */
export type ImageContent = z.input<typeof fields>

function withoutNulls(data: unknown): unknown {
  if (data === null || typeof data !== 'object') return data
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
}

function toData(data: z.output<typeof fields>) {
  const { source, src, alt, title, caption, link, maxWidth, aspectRatio, ...rest } = data
  const { shape, dropShadow, priority, server, ...options } = rest
  return {
    source: source || src || undefined,
    alt,
    title,
    caption: caption || undefined,
    link,
    maxWidth,
    aspectRatio,
    shape,
    dropShadow,
    priority,
    server,
    /** Loading options; the element's own attributes are the defaults. */
    options: options satisfies GivenOptions,
  }
}

/** `W/H`, or one number. */
function parseRatio(text: string): number | undefined {
  const { width, height } = parseSize(text.replace(/[/:]/, 'x')) ?? { width: Number(text), height: 1 }
  return width > 0 ? width / height : undefined
}
