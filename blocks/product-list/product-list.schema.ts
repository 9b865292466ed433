import * as z from 'zod/mini'
import { PRODUCT_LIST_VIEWS } from '../../src/commerce/product/product'
import { flag, list, oneOf, record } from '../../src/data/fields/validators'

const view = () => oneOf(PRODUCT_LIST_VIEWS)

/** `data-block-json` of `<ashlar-product-list>`. */
export const productListSchema = z.object({
  /** Layout of the products: in a grid, in rows, or large, one at a time [ENUM-03]. */
  view: z._default(view(), 'grid'),
  /** The views that a visitor can choose from, if the server has not rendered links for them. */
  views: list(view()),
  /**
   * Products in the backend's format: each is validated separately, in batches, because there may be
   * hundreds.
   */
  items: list(record()),
  /** Adds a quick view button to each product, if the server has not rendered one. */
  quickView: flag(),
  /** Whether the server's HTML contains the list. Read from HTML only. */
  hasItems: flag(),
  /** Whether it contains links to the views. Read from HTML only. */
  hasLinks: flag(),
})

/** Data of the list's view, complete after parsing. */
export type ProductListData = z.output<typeof productListSchema>
export type ListView = ProductListData['view']
/** Data read from the server's HTML. */
export type ProductListContent = Pick<z.input<typeof productListSchema>, 'view' | 'hasItems' | 'hasLinks'>
