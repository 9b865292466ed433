import * as z from 'zod/mini'
import { isRecord } from '../../src/data/core/json'
import {
  flag,
  list,
  notNegative,
  oneOf,
  positive,
  record,
  text,
  textOrNumber,
} from '../../src/data/fields/validators'

/** A timestamp in ms, or in ISO 8601; invalid values are ignored. */
const moment = z.pipe(
  textOrNumber(),
  z.transform(value => {
    const ms = new Date(value).getTime()
    return Number.isNaN(ms) ? undefined : ms
  }),
)

const wire = z.object({
  /** The title of the item. */
  title: text(),
  /** The URL of the item. */
  fullUrl: text(),
  /** Plain text. */
  excerpt: text(),
  /** The URL of its picture. */
  assetUrl: text(),
  /** The alternative text of the picture; may be empty next to the title. */
  assetAlt: text(),
  /** The date of publication: ms since 1970, or ISO 8601. */
  publishOn: z.optional(moment),
  /** The start of an event, shown instead of the publication date. */
  startDate: z.optional(moment),
})

/** An item of a collection. Null values are ignored. */
export const itemSchema = z.pipe(z.transform(withoutNull), wire)

export type SummaryItem = z.output<typeof itemSchema>

function withoutNull(item: unknown): unknown {
  if (!isRecord(item)) return item
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null))
}

/** The designs. Others of exported pages fall back to `grid`. */
const DESIGNS = ['grid', 'list', 'autogrid', 'autocolumns', 'carousel'] as const

const yes = () => z._default(z.boolean(), true)
const size = () => z.optional(notNegative())

/** An aspect ratio as a number or string. */
const ratio = z.pipe(
  textOrNumber(),
  z.transform(value => (Number(value) > 0 ? Number(value) : undefined)),
)

/** `data-block-json` of `<ashlar-summary>`. */
export const summarySchema = z.object({
  /** The items, newest first; without any, the server's HTML, or the server's response to a request. */
  items: list(itemSchema),
  /** The collection whose items are requested if the page has none [WID-02]. */
  collectionId: text(),
  /** The id of the summary for the server. */
  blockId: text(),
  /** Requests the items even if the page has some. */
  refresh: flag(),
  /** The layout; by default that of the HTML inside, or a grid. */
  design: z.optional(oneOf(DESIGNS)),
  /** The heading above the items. */
  headerText: text(),
  /** Maximum number of items. */
  pageSize: z._default(positive(), 30),
  /** Width divided by height of the pictures. */
  imageAspectRatio: z.optional(ratio),
  /** The minimum width of a column, in px. */
  columnWidth: size(),
  /** The gap between items, in px. */
  gutter: size(),
  /** The width of a picture in a list, in percent of the row. */
  listImageSize: size(),
  /** The text alignment: `left`, `center` or `right`; other values mean `left`. */
  textAlignment: text(),
  /** Shows the titles. */
  showTitle: yes(),
  /** Shows the pictures. */
  showThumbnail: yes(),
  /** Shows the excerpts. */
  showExcerpt: yes(),
  /** Shows a link “Read more” below each item. */
  showReadMoreLink: flag(),
  /** `date` shows the date of the item, or the start of its event; any other value shows none. */
  primaryMetadata: z._default(z.string(), 'date'),
  /** Where the date stands: `above-title`, `below-title` or `below-content`. */
  metadataPosition: z._default(z.string(), 'below-content'),
  /** A filter of the collection's items, applied by the server. */
  filter: z._default(record(), {}),
  /** Whether the server's HTML contains items. Read from HTML only. */
  hasServerItems: flag(),
})

/** The data after parsing, with all defaults. */
export type SummaryData = z.output<typeof summarySchema>
/** The part of the data that the server's HTML provides. */
export type SummaryContent = Pick<z.input<typeof summarySchema>, 'hasServerItems'>
