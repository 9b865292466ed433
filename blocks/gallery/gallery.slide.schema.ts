import * as z from 'zod/mini'
import { isRecord } from '../../src/data/core/json'
import { instanceOf, nodes, oneOf, textOrNodes } from '../../src/data/fields/validators'
import { MIDDLE, parsePoint, parseSize } from '../../src/media/images/image-values'
import { pointOrText, sizeOrText } from '../../src/media/images/image-values.schema'

// One node of each kind, shared by all fields: the cost of a schema at page load is its number of nodes.

export const string = z.string()
export const number = z.number()
export const boolean = z.boolean()

/** A string, empty by default. */
export const text = z._default(string, '')
export const yes = z._default(boolean, true)
export const no = z._default(boolean, false)

/** Converts a hyphenated key to camel case: `auto-crop` to `autoCrop`; `aspect-ratio` is not `aspectRatio`. */
function camelCase(name: string): string {
  if (name === 'aspect-ratio') return name
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * An object with hyphenated or camel-case keys. Null values and unknown keys are dropped.
 */
export function wireObject<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.pipe(renamed, z.object(shape))
}

const renamed = z.transform(renameKeys)

function renameKeys(value: unknown): unknown {
  if (!isRecord(value)) return value
  const set = Object.entries(value).filter(([, field]) => field !== null)
  return Object.fromEntries(set.map(([name, field]) => [camelCase(name), field]))
}

const maybeNumber = z.optional(number)

/** Width and height in px; `undefined` if unknown or invalid. */
const dimensions = z.pipe(
  sizeOrText(),
  z.transform(value =>
    typeof value === 'string' ? parseSize(value) : { width: value.width, height: value.height },
  ),
)

/** The point that cropping keeps visible, in fractions of width and height. */
const focalPoint = z.pipe(
  pointOrText(),
  z.transform(value =>
    typeof value === 'string' ? parsePoint(value) : { x: value.x ?? MIDDLE.x, y: value.y ?? MIDDLE.y },
  ),
)

const fields = wireObject({
  /** `video` for a slide whose picture is the poster of a video. */
  type: z._default(oneOf(['image', 'video']), 'image'),
  /** The URL of the picture. */
  src: text,
  /** The alternative text. */
  alt: text,
  /** The title in the caption. */
  title: text,
  /** Plain text, or the server's own nodes if the slide comes from its HTML. */
  description: z._default(textOrNodes(), ''),
  /** The id of the slide, for the URL (`historyHash`). */
  id: text,
  /** The URL of the slide’s own page. */
  url: text,
  /** The URL of the slide's link. */
  clickThroughUrl: text,
  /** Opens the link in a new window. */
  newWindow: no,
  /** 'WxH' or `{width, height}`. */
  dimensions: z.optional(dimensions),
  /** The dimensions as two fields. */
  width: maybeNumber,
  /** The height in px. */
  height: maybeNumber,
  /** 'x,y' or `{x, y}`. */
  focalPoint: z._default(focalPoint, { x: 0.5, y: 0.5 }),
  /** The server's image. Read from HTML only. */
  image: z.optional(instanceOf(HTMLImageElement)),
  /** Server-rendered nodes that are shown unchanged, such as a video. Read from HTML only. */
  nodes: z._default(nodes(), []),
})

/** One slide [GAL-03]. */
export const slideSchema = z.pipe(
  fields,
  z.transform(({ width, height, dimensions, ...slide }) => ({
    ...slide,
    dimensions: dimensions ?? (width && height ? { width, height } : undefined),
  })),
)

export type Slide = z.output<typeof slideSchema>

/** A slide read from the server's HTML, with its live elements. */
export type SlideInput = { readonly [Field in keyof Slide]?: Slide[Field] | string | null }

const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i

/** The URL of the picture at full size: the target of its link if that is an image. */
export function largeOf({ src, clickThroughUrl }: Pick<Slide, 'src' | 'clickThroughUrl'>): string {
  return PICTURE.test(clickThroughUrl) ? clickThroughUrl : src
}
