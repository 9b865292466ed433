import * as z from 'zod/mini'
import { flag, instanceOf, list, notNegative, oneOf, positive, text } from '../../src/data/fields/validators'

const DESIGNS = ['simple', 'carousel', 'banner-slideshow'] as const

const image = z.object({
  /** The URL of the image. */
  src: z.string(),
  /** The alternative text; empty for a decoration. */
  alt: text(),
  /** The image's own size, which reserves its space. */
  width: z.optional(positive()),
  /** The image's own height in px. */
  height: z.optional(positive()),
})

const button = z.object({
  /** The button's text. */
  text: z.string(),
  /** The URL of the button. */
  href: z.string(),
  /** Opens the URL in a new window. */
  newWindow: flag(),
})

const item = z.object({
  /** The heading of the item. */
  title: text(),
  /** Plain text; a blank line starts a new paragraph. */
  description: text(),
  /** The image above the text, or behind it in a banner slideshow. */
  image: z.optional(image),
  /** A link in the form of a button, below the text. */
  button: z.optional(button),
})

/** Buttons of the page that move its list. */
const arrows = () => list(instanceOf<HTMLElement>(HTMLElement))

/** `data-block-json` of `<ashlar-item-list>`. */
export const itemListSchema = z.object({
  /** The items; by default those of the server's list. */
  items: list(item),
  /** `simple`: columns. `carousel`: one row that scrolls. `banner-slideshow`: one item at a time, over its image. */
  design: z._default(oneOf(DESIGNS), 'simple'),
  /** The maximum number of items side by side, except in a banner slideshow. */
  columns: z._default(positive(), 3),
  /** Seconds per item; 0 disables autoplay. */
  autoplay: z._default(notNegative(), 0),
  /** Shows the arrows of a carousel and of a banner slideshow. */
  controls: z._default(z.boolean(), true),
  /** Continues with the first item after the last one. */
  loop: flag(),
  /** The name of the carousel for screen readers. */
  label: text(),
  /** The server's list, and what the page has around it. */
  list: z.optional(instanceOf<HTMLElement>(HTMLElement)),
  previousArrows: arrows(),
  nextArrows: arrows(),
  /** The list has the markup of an exported site, with this gap between its items. */
  legacyGap: z.optional(z.string()),
})

/** The data after parsing, with all defaults. */
export type ItemListData = z.output<typeof itemListSchema>
/** The part of the data that the server's HTML provides. */
export type ItemListContent = z.input<typeof itemListSchema>
/** An item of the JSON. */
export type Item = ItemListData['items'][number]
