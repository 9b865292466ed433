import * as z from 'zod/mini'
import { flag, oneOf, text } from '../../src/data/fields/validators'
import { SHAPE_NAMES } from '../../src/media/shapes/shapes'

/** `data-block-json` of `<ashlar-shape>`. */
export const shapeSchema = z.object({
  /** The shape. It is as high as its kind by nature, unless `stretch` or its content says otherwise. */
  shape: z._default(oneOf(SHAPE_NAMES), 'rectangle'),
  /** Fills the height of the element around the block. */
  stretch: flag(),
  /** `{angle, distance: {value, unit}, blur: {value, unit}}`, or the JSON of it as text. */
  dropShadow: z.optional(z.unknown()),
  /** Says what a shape means, if it means something. */
  label: text(),
  /** The server's HTML draws the shape itself. */
  isDrawn: flag(),
})

/** All that the shape's view needs; complete once it has passed the schema. */
export type ShapeData = z.output<typeof shapeSchema>
/** The content that the server's HTML of a shape gives. */
export type ShapeContent = Pick<z.input<typeof shapeSchema>, 'isDrawn'>
