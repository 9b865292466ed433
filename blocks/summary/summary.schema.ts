import * as z from 'zod/mini'
import { flag, list, notNegative, oneOf, positive, record, text } from '../../src/data/fields/validators'
import { itemSchema } from './summary.item.schema'

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
  isServed: flag(),
})

/** All that the summary's view needs; complete once it has passed the schema. */
export type SummaryData = z.output<typeof summarySchema>
/** What the server's HTML can say of a summary. */
export type SummaryContent = Pick<z.input<typeof summarySchema>, 'isServed'>
