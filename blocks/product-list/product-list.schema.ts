import * as z from 'zod/mini'
import { checkOffer, offerFields, offerOf } from '../../src/commerce/price/offer'
import { PRODUCT_LIST_VIEWS } from '../../src/commerce/product/product'
import { isRecord } from '../../src/data/core/json'
import { flag, list, oneOf, REASONS, text } from '../../src/data/fields/validators'

const view = () => oneOf(PRODUCT_LIST_VIEWS)

/** One of the list's `items`, in the backend's format. */
export const itemSchema = z.pipe(
  z
    .looseObject({
      ...offerFields,
      /** Matches `data-item-id` of the server's item. */
      itemId: z.string(),
      /** The name of the product. */
      title: text(),
      /** A text below the name. */
      excerpt: text(),
      /** The URL of the product's page. */
      fullUrl: text(),
      /** The first image is shown; `dimensions` as in `40x30`. */
      images: list(z.object({ src: z.string(), alt: text(), dimensions: text() })),
    })
    .check(checkOffer),
  z.transform(item => ({ ...item, offer: offerOf(item) })),
)

export type ListItem = z.output<typeof itemSchema>

/** `data-block-json` of `<ashlar-product-list>`. */
export const productListSchema = z.object({
  /** Layout of the products: in a grid, in rows, or large, one at a time [ENUM-03]. */
  view: z._default(view(), 'grid'),
  /** The views that a visitor can choose from, if the server has not rendered links for them. */
  views: list(view()),
  /**
   * Products in the backend's format: each is validated separately, in batches, because there may be
   * hundreds. Invalid ones are left out.
   */
  items: list(z.custom<z.input<typeof itemSchema>>(isRecord, 'expected object')).check(checkItems),
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

/** Rejects a list without any valid item, so that the server's HTML stays. */
function checkItems({ value, issues }: z.core.ParsePayload<readonly unknown[]>): void {
  const faults: typeof issues = []
  const hasValid = value.some((item, at) => {
    const { error } = z.safeParse(itemSchema, item, REASONS)
    for (const { message, path } of error?.issues ?? []) {
      faults.push({ code: 'custom', message, path: [at, ...path], input: value })
    }
    return !error
  })
  if (!hasValid) issues.push(...faults)
}
