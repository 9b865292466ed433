import * as z from 'zod/mini'
import { instanceOf, oneOf } from '../../src/data/fields/validators'
import { parsePoint, parseSize } from '../../src/media/images/image-values'

// One node of each kind, shared by all fields: the cost of a schema at page load is its number of nodes.

export const string = z.string()
export const number = z.number()
export const boolean = z.boolean()

/** A text, empty where there is none. */
export const text = z._default(string, '')
export const yes = z._default(boolean, true)
export const no = z._default(boolean, false)

/** A name of the wire that is not camelCase, as ours: `auto-crop` is `autoCrop`. Nothing else knows the first. */
function camelCase(name: string): string {
  if (name === 'aspect-ratio') return 'thumbnailAspectRatio'
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * An object as pages write it: under the wire's names or ours, and with null for what is not set.
 * Keys that the shape does not name are dropped.
 */
export function wireObject<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.pipe(renamed, z.object(shape))
}

const renamed = z.transform(renameKeys)

function renameKeys(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  const set = Object.entries(value).filter(([, field]) => field !== null)
  return Object.fromEntries(set.map(([name, field]) => [camelCase(name), field]))
}

const nodes = z.array(instanceOf<Node, ChildNode>(Node))
const maybeNumber = z.optional(number)

/** Width and height in px; undefined where they are unknown or make no sense. */
const dimensions = z.union([
  z.object({ width: number, height: number }),
  z.pipe(
    string,
    z.transform((text: string) => parseSize(text)),
  ),
])

/** The point of a picture that is never cropped away, in fractions of its width and height. */
const focalPoint = z.union([
  z.object({ x: number, y: number }),
  z.pipe(
    string,
    z.transform((text: string) => parsePoint(text)),
  ),
])

const fields = wireObject({
  type: z._default(oneOf(['image', 'video']), 'image'),
  src: text,
  alt: text,
  title: text,
  /** Plain text, or the server's own nodes where the slide stands in its HTML. */
  description: z._default(z.union([string, nodes]), ''),
  id: text,
  url: text,
  /** Where a click on the slide leads. */
  clickThroughUrl: text,
  /** Opens that in a window of its own. */
  newWindow: no,
  /** 'WxH' or `{width, height}`. */
  dimensions: z.optional(dimensions),
  /** The same, written as two fields. */
  width: maybeNumber,
  height: maybeNumber,
  /** 'x,y' or `{x, y}`. */
  focalPoint: z._default(focalPoint, { x: 0.5, y: 0.5 }),
  /** The server's own picture. */
  image: z.optional(instanceOf(HTMLImageElement)),
  /** What the server rendered for a slide that is shown as it is, such as a video. */
  nodes: z._default(nodes, []),
})

/** One slide (B3 L90). */
export const slideSchema = z.pipe(
  fields,
  z.transform(({ width, height, dimensions, ...slide }) => ({
    ...slide,
    dimensions: dimensions ?? (width && height ? { width, height } : undefined),
  })),
)

export type Slide = z.output<typeof slideSchema>

/** A slide that the server rendered: its live elements, and what they say, in the form of the JSON. */
export type SlideInput = { readonly [Field in keyof Slide]?: Slide[Field] | string | null }

const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i

/** The address of the picture at full size: a link around it may lead there. */
export function largeOf({ src, clickThroughUrl }: Pick<Slide, 'src' | 'clickThroughUrl'>): string {
  return PICTURE.test(clickThroughUrl) ? clickThroughUrl : src
}
