import * as z from 'zod/mini'
import { textOrNodes } from '../../src/data/fields/validators'

/** Plain text, or the server's own nodes if it comes from its HTML. */
const words = () => z._default(textOrNodes(), [])

/** `data-block-json` of `<ashlar-quote>`. */
export const quoteSchema = z.object({
  /** The text of the quote; a blank line starts a new paragraph. */
  text: words(),
  /** The author or source. */
  source: words(),
})

/** The data after parsing, with all defaults. */
export type QuoteData = z.output<typeof quoteSchema>
/** The part of the data that the server's HTML provides. */
export type QuoteContent = z.input<typeof quoteSchema>
