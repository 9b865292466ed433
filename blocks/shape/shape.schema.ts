import * as z from 'zod/mini'
import { flag, oneOf, text } from '../../src/data/fields/validators'
import { SHAPE_NAMES } from '../../src/media/shapes/shapes'

/** `data-block-json` of `<ashlar-shape>`. */
export const shapeSchema = z.object({
  /** The shape. It has its natural aspect ratio, unless `stretch` or its content requires more height. */
  shape: z._default(oneOf(SHAPE_NAMES), 'rectangle'),
  /** Fills the height of the element around the block. */
  stretch: flag(),
  /** `{angle, distance: {value, unit}, blur: {value, unit}}`, or the JSON of it as text. */
  dropShadow: z.optional(z.unknown()),
  /** The accessible name; without one, the shape is decorative. */
  label: text(),
  /** The server's HTML contains the shape itself. Read from HTML only. */
  isDrawn: flag(),
})

/** The data after parsing, with all defaults. */
export type ShapeData = z.output<typeof shapeSchema>
/** The part of the data that the server's HTML provides. */
export type ShapeContent = Pick<z.input<typeof shapeSchema>, 'isDrawn'>
