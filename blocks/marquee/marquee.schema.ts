import type { CSSProperties } from 'react'
import * as z from 'zod/mini'
import { nodes, notNegative, oneOf, textMatching } from '../../src/data/fields/validators'

const text = z.optional(z.string())
const no = z._default(z.boolean(), false)
const length = z.optional(
  textMatching(
    /^(\d{1,9}|\d{0,9}\.\d{1,9})(px|rem|em|vw|%)$/,
    'a length in px, rem, em, vw or %, such as 1.5rem',
  ),
)

const itemSchema = z.object({
  /** The text of the item. */
  text,
  /** The URL of an image shown instead of the text, which becomes its alternative text. */
  image: text,
  /** The image's intrinsic width in px, which reserves its space. */
  width: z.optional(notNegative()),
  /** The image's own height in px. */
  height: z.optional(notNegative()),
  /** The URL of the item; by default `linkTo`. */
  link: text,
  /** Opens `link` in a new window. */
  newWindow: no,
  /** The server's own nodes. Read from HTML only. */
  nodes: z.optional(nodes()),
})

/** `data-block-json` of `<ashlar-marquee>`. */
export const marqueeSchema = z.object({
  /** The items, in order; by default those of the HTML inside. */
  items: z._default(z.array(itemSchema), []),
  /** The URL of items without their own. */
  linkTo: text,
  /** Opens `linkTo` in a new window. */
  newWindow: no,
  /** The direction of motion; by default towards the start of the text. */
  direction: z.optional(oneOf(['left', 'right'])),
  /** The speed: 1 is 60 px per second, 0 is no motion. */
  speed: z._default(notNegative(), 1),
  /** Pauses under the pointer [MRQ-03]. */
  pauseOnHover: no,
  /** Fades the items out at both ends. */
  fadeEdges: no,
  /** The frequency of waves from 0 to 1: 1000 to 250 px wide [MRQ-06]. */
  waveFrequency: z._default(notNegative(), 0.5),
  /** The height of waves from 0 to 1; 0 is a straight line. */
  waveIntensity: z._default(notNegative(), 0),
  /** The font size: a CSS length, such as `"1.5rem"`. */
  textSize: length,
  /** The space between items: a CSS length, such as `"2em"`. */
  itemSpacing: length,
  /** Omits the pause button, as in the literal specification. */
  compat: no,
  /** The typography of the server's items. Read from HTML only. */
  type: z.optional(z.custom<CSSProperties>()),
})

/** The data after parsing, with all defaults. */
export type MarqueeData = z.output<typeof marqueeSchema>
export type MarqueeItem = MarqueeData['items'][number]
/** The part of the data that the server's HTML provides. */
export type MarqueeContent = z.input<typeof marqueeSchema>
