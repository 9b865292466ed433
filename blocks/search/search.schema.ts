import * as z from 'zod/mini'
import { flag, instanceOf, positive, text } from '../../src/data/fields/validators'
import { SEARCH_MESSAGES } from './search.messages'

/** `data-block-json` of `<ashlar-search>`. A form in the server's HTML keeps its own address, names and words. */
export const searchSchema = z.object({
  /** Shows what is found while the visitor types. */
  preview: z._default(z.boolean(), true),
  /** The page of results. */
  action: z._default(z.string(), '/search'),
  /** Name of the query in that page's address. */
  name: z._default(z.string(), 'q'),
  /** Looks in this collection only. */
  collectionId: text(),
  /** Characters from which the preview looks. */
  minLength: z._default(positive(), 2),
  /** Results that the preview shows; a last line leads to all. */
  size: z._default(positive(), 5),
  label: z._default(z.string(), () => SEARCH_MESSAGES.label),
  placeholder: text(),
  /** Text of the button; empty for none. */
  button: z._default(z.string(), () => SEARCH_MESSAGES.button),
  /** The field of the server's HTML. */
  input: z.optional(instanceOf(HTMLInputElement)),
  /** Whether that field stands in a form. */
  isInForm: flag(),
})

/** All that the view needs; complete once it has passed the schema. */
export type SearchData = z.output<typeof searchSchema>
/** What the server's HTML can say. */
export type SearchContent = Partial<
  Pick<SearchData, 'input' | 'isInForm' | 'preview' | 'collectionId' | 'button'>
>
