import * as z from 'zod/mini'
import { flag, instanceOf, positive, text } from '../../src/data/fields/validators'
import { searchSettings } from '../../src/site/search-settings'
import { SEARCH_MESSAGES } from './search.messages'

/** `data-block-json` of `<ashlar-search>`. A form in the server's HTML keeps its own attributes and texts. */
export const searchSchema = z.object({
  /** Shows results while the visitor types. */
  preview: z._default(z.boolean(), true),
  /** The URL of the results page; by default that of the page context, or `/search`. */
  action: z._default(z.string(), () => searchSettings().page || '/search'),
  /** The name of the query parameter. */
  name: z._default(z.string(), 'q'),
  /** Restricts the search to a collection. */
  collectionId: text(),
  /** Minimum length of a query for the preview. */
  minLength: z._default(positive(), 2),
  /** Maximum number of results in the preview; a link to all follows. */
  size: z._default(positive(), 5),
  /** The accessible name of the field. */
  label: z._default(z.string(), () => SEARCH_MESSAGES.label),
  /** An example of a query, shown in the empty field. */
  placeholder: text(),
  /** The text of the button; empty for none. */
  button: z._default(z.string(), () => SEARCH_MESSAGES.button),
  /** The field of the server's HTML. Read from HTML only. */
  input: z.optional(instanceOf(HTMLInputElement)),
  /** Whether that field is in a form. Read from HTML only. */
  isInForm: flag(),
})

/** The data after parsing, with all defaults. */
export type SearchData = z.output<typeof searchSchema>
/** The part of the data that the server's HTML provides. */
export type SearchContent = Partial<
  Pick<SearchData, 'input' | 'isInForm' | 'preview' | 'collectionId' | 'button'>
>
