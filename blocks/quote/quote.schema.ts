import * as z from 'zod/mini'
import { instanceOf } from '../../src/data/fields/validators'

/** Plain text, or the server's own nodes where it stands in its HTML. */
const words = () => z._default(z.union([z.string(), z.array(instanceOf(Node))]), [])

/** `data-block-json` of `<ashlar-quote>`. */
export const quoteSchema = z.object({
  /** What was said; an empty line starts a paragraph. */
  text: words(),
  /** Who said it, or where it stands. */
  source: words(),
})

/** All that the quote's view needs; complete once it has passed the schema. */
export type QuoteData = z.output<typeof quoteSchema>
/** What the server's HTML can say of a quote. */
export type QuoteContent = z.input<typeof quoteSchema>
