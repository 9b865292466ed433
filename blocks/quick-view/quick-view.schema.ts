import * as z from 'zod/mini'
import { record, text } from '../../src/data/fields/validators'

/** `data-block-json` of `<ashlar-quick-view>`: shows nothing until it names a product. */
export const quickViewSchema = z.object({
  itemId: text(),
  /** Names the dialog before the product is there. */
  title: text(),
  /** The product's own page. */
  fullUrl: text(),
  /** The product as `<ashlar-product>` reads it. Without one that says its kind, the site is asked. */
  product: z.optional(record()),
})

/** All that the view needs; complete once it has passed the schema. */
export type QuickViewData = z.output<typeof quickViewSchema>
