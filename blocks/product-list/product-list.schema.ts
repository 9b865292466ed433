import * as z from 'zod/mini'
import { checkOffer, offerFields, offerOf } from '../../src/commerce/offer'
import { PRODUCT_LIST_VIEWS } from '../../src/enums/products'

const view = () => z.enum(PRODUCT_LIST_VIEWS)
const text = () => z._default(z.string(), '')

/** `data-block-json` of `<ashlar-product-list>`. */
export const productListSchema = z.object({
  /** How the products stand: beside each other, in rows, or each on its own, large (B3 L170). */
  view: z._default(view(), 'grid'),
  /** The views that a visitor can choose from, where the server has not written links for them. */
  views: z._default(z.array(view()), []),
  /** Products as the backend's calls have them: each is read when its turn comes, for there may be hundreds. */
  items: z._default(z.array(z.unknown()), []),
  /** Whether the list itself stands in the server's HTML. */
  isServed: z._default(z.boolean(), false),
  /** Whether links to the views do. */
  hasLinks: z._default(z.boolean(), false),
})

/** One of `items`. */
export const itemSchema = z.pipe(
  z
    .object({
      ...offerFields,
      /** Matches `data-item-id` of the server's item. */
      itemId: z.string(),
      title: text(),
      excerpt: text(),
      fullUrl: text(),
      images: z._default(z.array(z.object({ src: z.string(), alt: text(), dimensions: text() })), []),
    })
    .check(checkOffer),
  z.transform(item => ({ ...item, offer: offerOf(item) })),
)

/** All that the list's view needs; complete once it has passed the schema. */
export type ProductListData = z.output<typeof productListSchema>
export type ListItem = z.output<typeof itemSchema>
export type ListView = ProductListData['view']
/** What the server's HTML can say of a list. */
export type ProductListContent = Pick<z.input<typeof productListSchema>, 'view' | 'isServed' | 'hasLinks'>
