import * as z from 'zod/mini'
import { checkOffer, offerFields, offerOf } from '../../src/commerce/price/offer'
import { list, text } from '../../src/data/fields/validators'

/** One of the list's `items`, in the backend's format. */
export const itemSchema = z.pipe(
  z
    .object({
      ...offerFields,
      /** Matches `data-item-id` of the server's item. */
      itemId: z.string(),
      title: text(),
      excerpt: text(),
      fullUrl: text(),
      images: list(z.object({ src: z.string(), alt: text(), dimensions: text() })),
    })
    .check(checkOffer),
  z.transform(item => ({ ...item, offer: offerOf(item) })),
)

export type ListItem = z.output<typeof itemSchema>
