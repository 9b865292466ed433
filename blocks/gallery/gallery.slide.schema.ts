import * as z from 'zod/mini'
import { oneOf } from '../../src/data/fields/validators'
import { parsePoint, parseSize } from '../../src/media/images/image-values'
import { no, number, string, text, wireObject } from './gallery.wire'

const nodes = z.array(z.custom<ChildNode>(value => value instanceof Node))
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
  image: z.optional(z.instanceof(HTMLImageElement)),
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
