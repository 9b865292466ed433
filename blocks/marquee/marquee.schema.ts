import type { CSSProperties } from 'react'
import * as z from 'zod/mini'
import { notNegative, oneOf, textMatching } from '../../src/data/fields/validators'

const text = z.optional(z.string())
const no = z._default(z.boolean(), false)
const length = z.optional(textMatching(/^\d*\.?\d+(px|rem|em|vw|%)$/))

const itemSchema = z.object({
  text,
  /** The address of a picture in place of the text, which then says what it shows. */
  image: text,
  /** The picture's own size, in px: keeps its place before it is there. */
  width: z.optional(notNegative()),
  height: z.optional(notNegative()),
  link: text,
  newWindow: no,
  /** The server's own nodes. Only HTML can give them. */
  nodes: z.optional(
    z.custom<readonly ChildNode[]>(
      value => Array.isArray(value) && value.every(node => node instanceof Node),
      'expected nothing',
    ),
  ),
})

/** `data-block-json` of `<ashlar-marquee>`. */
export const marqueeSchema = z.object({
  items: z._default(z.array(itemSchema), []),
  /** Where all items without a link of their own lead. */
  linkTo: text,
  newWindow: no,
  /** The way that text is read from end to start, unless it says so. */
  direction: z.optional(oneOf(['left', 'right'])),
  /** 1 is 60 px a second; 0 stands still. */
  speed: z._default(notNegative(), 1),
  /** Stands still under the pointer. */
  pauseOnHover: no,
  /** Lets the items fade at both ends of the line. */
  fadeEdges: no,
  /** 0 to 1: waves of 1000 to 250 px. */
  waveFrequency: z._default(notNegative(), 0.5),
  /** 0 to 1: how high the waves go; 0 is a straight line. */
  waveIntensity: z._default(notNegative(), 0),
  /** A length of CSS, such as `"1.5rem"`. */
  textSize: length,
  /** The space between two items: a length of CSS, such as `"2em"`. */
  itemSpacing: length,
  /** No button: the letter of the specification, which only knows the pointer (decisions §2). */
  compat: no,
  /** The type of the server's own items. Only HTML can give it. */
  type: z.optional(z.custom<CSSProperties>()),
})

/** All that the view needs; complete once it has passed the schema. */
export type MarqueeData = z.output<typeof marqueeSchema>
export type MarqueeItem = MarqueeData['items'][number]
/** What the server's HTML can say of a marquee. */
export type MarqueeContent = z.input<typeof marqueeSchema>
