import * as z from 'zod/mini'
import { instanceOf } from '../../src/data/fields/validators'
import type { GivenOptions } from '../../src/media/images/image-options'
import {
  parseAlignment,
  parseCropMode,
  parsePoint,
  parseSize,
  parseSizeAdjustment,
  parseSizeFormat,
} from '../../src/media/images/image-values'

// One node of each kind: what a schema costs when a page loads is the number of its nodes.
const string = z.string()
const number = z.number()
const boolean = z.boolean()
const unknown = z.unknown()
const flag = z.optional(boolean)
const text = z.optional(string)

/** A text, read; what it does not say stays undefined. */
function read<Value>(parse: (text: string) => Value) {
  return z.pipe(
    text,
    z.transform(value => (value ? parse(value) : undefined)),
  )
}

/** A text, read, or the same in another form, which `write` turns into that text. */
function readOr<Form extends object | number, Value>(
  form: z.ZodMiniType<Form>,
  write: (form: Form) => string,
  parse: (text: string) => Value,
) {
  return z.pipe(
    z.optional(z.union([string, form])),
    z.transform(value => {
      const text = value === undefined || typeof value === 'string' ? value : write(value)
      return text ? parse(text) : undefined
    }),
  )
}

const size = z.object({ width: number, height: number })
const half = z._default(number, 0.5)
const point = z.object({ x: half, y: half })
const no = z._default(boolean, false)
const link = z.object({ href: string, newWindow: no })
const maybeLink = z.optional(link)

const fields = z.object({
  /** The address of the picture. Without one, the server's `<img>` is the picture. */
  source: text,
  /** The same as `source`. */
  src: text,
  /** What the picture says to those who do not see it. */
  alt: text,
  /** Names the link where the picture says nothing. */
  title: text,
  /** The picture's own size: `'WxH'` or `{width, height}`. */
  dimensions: readOr(size, ({ width, height }) => `${width}x${height}`, parseSize),
  /** What stays in sight when the picture is cropped: `'x,y'` or `{x, y}`, in fractions. */
  focalPoint: readOr(point, ({ x, y }) => `${x},${y}`, parsePoint),
  /** `cover`, `contain` or `none`. */
  cropMode: read(parseCropMode),
  /** The box's width divided by its height, or `'W/H'`. */
  aspectRatio: readOr(number, String, parseRatio),
  /** Keeps the picture's proportions; false distorts it to its box. */
  fixedRatio: flag,
  /** How the host is asked for a width: `queryString` or `filename`. Left out, the address stays as it is. */
  sizeFormat: read(parseSizeFormat),
  /** Multiplies the width that is asked for. */
  sizeAdjustment: z.optional(z.pipe(unknown, z.transform(parseSizeAdjustment))),
  /** Lets the picture grow beyond its own size. */
  stretch: flag,
  /** Where a picture that does not fill its box stands: words out of top, left, center, right, bottom. */
  fitAlignment: read(parseAlignment),
  useBgImage: flag,
  useAdvancedPositioning: flag,
  /** Asks for fewer pixels when the visitor's browser saves data. */
  allowSaveData: flag,
  /** Plain text below the picture. */
  caption: text,
  link: maybeLink,
  /** One of the names in `src/media/shapes/shapes.ts`. */
  shape: text,
  /** `{angle, distance: {value, unit}, blur: {value, unit}}`, or the JSON of it as text. */
  dropShadow: z.optional(unknown),
  /** How wide the picture may become: a number of px, or a length. */
  maxWidth: z.optional(z.union([number, string])),
  /** Loads at once, before all others: for the first picture that a visitor sees. */
  priority: no,
  /** What the server's HTML inside the block says. */
  server: z._default(
    z.object({
      image: z.optional(instanceOf(HTMLImageElement)),
      caption: z._default(z.array(instanceOf(Node)), []),
      link: maybeLink,
    }),
    { caption: [] },
  ),
})

/** `data-block-json` of `<ashlar-image>`. A null says as much as nothing. */
export const imageSchema = z.pipe(z.pipe(z.transform(withoutNulls), fields), z.transform(toData))

export type ImageBlockData = z.output<typeof imageSchema>
export type ImageLink = z.output<typeof link>

/** What `readImage` reads. */
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
    /** How the picture is loaded: what is left out here, the element's own attributes say. */
    options: options satisfies GivenOptions,
  }
}

/** `W/H`, or one number. */
function parseRatio(text: string): number | undefined {
  const { width, height } = parseSize(text.replace(/[/:]/, 'x')) ?? { width: Number(text), height: 1 }
  return width > 0 ? width / height : undefined
}
