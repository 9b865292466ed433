import * as z from 'zod/mini'
import { record, text } from '../../src/data/fields/validators'

/** `data-block-json` of `<ashlar-quick-view>`: shows nothing until it names a product. */
export const quickViewSchema = z.object({
  /** The id of the product. */
  itemId: text(),
  /** Accessible name of the dialog before the product has loaded. */
  title: text(),
  /** The product's own page. */
  fullUrl: text(),
  /** The product's data for `<ashlar-product>`. Without a `productType`, the site is asked for it. */
  product: z.optional(record()),
})

/** Data of the view, complete after parsing. */
export type QuickViewData = z.output<typeof quickViewSchema>
