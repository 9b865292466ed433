import * as z from 'zod/mini'
import { PRODUCT_LIST_VIEWS } from '../../src/commerce/product/product'
import { flag, list, oneOf, record } from '../../src/data/fields/validators'

const view = () => oneOf(PRODUCT_LIST_VIEWS)

/** `data-block-json` of `<ashlar-product-list>`. */
export const productListSchema = z.object({
  /** How the products stand: beside each other, in rows, or each on its own, large [ENUM-03]. */
  view: z._default(view(), 'grid'),
  /** The views that a visitor can choose from, where the server has not written links for them. */
  views: list(view()),
  /** Products as the backend's calls have them: each is read when its turn comes, for there may be hundreds. */
  items: list(record()),
  /** Gives each product a button that shows it above the page, where the server has written none. */
  quickView: flag(),
  /** Whether the list itself stands in the server's HTML. */
  isServed: flag(),
  /** Whether links to the views do. */
  hasLinks: flag(),
})

/** All that the list's view needs; complete once it has passed the schema. */
export type ProductListData = z.output<typeof productListSchema>
export type ListView = ProductListData['view']
/** What the server's HTML can say of a list. */
export type ProductListContent = Pick<z.input<typeof productListSchema>, 'view' | 'isServed' | 'hasLinks'>
