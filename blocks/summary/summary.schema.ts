import * as z from 'zod/mini'
import { isRecord } from '../../src/data/core/json'
import { flag, list, notNegative, oneOf, positive, record, text } from '../../src/data/fields/validators'

/** A moment in ms since 1970, or as ISO 8601 writes it; one that cannot be read is left out. */
const moment = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform(value => {
    const ms = new Date(value).getTime()
    return Number.isNaN(ms) ? undefined : ms
  }),
)

const wire = z.object({
  title: text(),
  /** Its page. */
  fullUrl: text(),
  /** Plain text. */
  excerpt: text(),
  /** Its picture. */
  assetUrl: text(),
  /** What the picture says to those who do not see it; beside the title it may say nothing. */
  assetAlt: text(),
  publishOn: z.optional(moment),
  /** When an event begins: shown instead of when it was published. */
  startDate: z.optional(moment),
})

/** An item as collections have it; what it has not, a collection may write as null. */
export const itemSchema = z.pipe(z.transform(withoutNull), wire)

export type SummaryItem = z.output<typeof itemSchema>

function withoutNull(item: unknown): unknown {
  if (!isRecord(item)) return item
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null))
}

/** How the items stand. What a builder's other designs need scripts for, shows as the grid that they begin with. */
const DESIGNS = ['grid', 'list', 'autogrid', 'autocolumns', 'carousel'] as const

const yes = () => z._default(z.boolean(), true)
const size = () => z.optional(notNegative())

/** A builder writes width by height as a text. */
const ratio = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform(value => (Number(value) > 0 ? Number(value) : undefined)),
)

/** `data-block-json` of `<ashlar-summary>`. */
export const summarySchema = z.object({
  /** The items, newest first; without any, the server's HTML or what it makes on request. */
  items: list(itemSchema),
  /** The collection whose items the server is asked for, where the page brings none (A7 L109). */
  collectionId: text(),
  /** Which summary it is to the server. */
  blockId: text(),
  /** Asks the server, too, where the page brings its items along. */
  refresh: flag(),
  design: z.optional(oneOf(DESIGNS)),
  headerText: text(),
  /** How many items show. */
  pageSize: z._default(positive(), 30),
  /** Width of a picture by its height. */
  imageAspectRatio: z.optional(ratio),
  /** The least width of a column, in px. */
  columnWidth: size(),
  /** Between two items, in px. */
  gutter: size(),
  /** A picture's share of a row, in percent. */
  listImageSize: size(),
  /** Where the words stand: `left`, `center`, `right`; anything else is left. */
  textAlignment: text(),
  showTitle: yes(),
  showThumbnail: yes(),
  showExcerpt: yes(),
  showReadMoreLink: flag(),
  primaryMetadata: z._default(z.string(), 'date'),
  metadataPosition: z._default(z.string(), 'below-content'),
  /** Which items of the collection; the server knows how. */
  filter: z._default(record(), {}),
  /** Whether the server's HTML has the items. */
  hasServerItems: flag(),
})

/** All that the summary's view needs; complete once it has passed the schema. */
export type SummaryData = z.output<typeof summarySchema>
/** What the server's HTML can say of a summary. */
export type SummaryContent = Pick<z.input<typeof summarySchema>, 'hasServerItems'>
