import * as z from 'zod/mini'
import { isPrice, MAX_PRICE_CENTS } from '../../src/commerce/price/price'
import type { Product } from '../../src/commerce/product/product'
import { productSchema } from '../../src/commerce/product/read-product'
import { list, text } from '../../src/data/fields/validators'
import { CHECKOUT_PATH } from '../../src/site/store-settings/checkout-paths'

/** How the block treats its product. */
const settingsSchema = z.object({
  /** Where the cart is looked at. */
  cartUrl: z._default(z.string(), '/cart'),
  /** Where an express checkout leads. */
  checkoutUrl: z._default(z.string(), CHECKOUT_PATH),
  /** Keeps the choice in the page's address: `?option.Size=Large`. */
  rememberChoice: z._default(z.boolean(), true),
  /** Writes the price of what is chosen. Without it, the server's stays. */
  showPrice: z._default(z.boolean(), true),
  /** The product's own page, where the block stands on another. */
  fullUrl: text(),
  /** Shown where the server's HTML has none. */
  images: list(z.object({ src: z.string(), alt: text(), dimensions: text() })),
})

/** A picture of the product; `dimensions` as in `40x30`. */
export type ProductPicture = z.output<typeof settingsSchema>['images'][number]

/** All that the view needs; complete once it has passed the schema. */
export type ProductData = Product & z.output<typeof settingsSchema>

/** A product in any of the shapes that `productSchema` reads, without one that costs too much. */
const goodsSchema = productSchema.check(checkPrices)

/**
 * `data-block-json` of `<ashlar-product>`: a product, and settings. Each reads its own fields of the same
 * object: zod's intersection would weigh half a kilobyte.
 */
export const productBlockSchema = z.transform((raw: unknown, { issues }): ProductData => {
  const goods = z.safeParse(goodsSchema, raw)
  const settings = z.safeParse(settingsSchema, raw)
  for (const { error } of [goods, settings]) {
    for (const issue of error?.issues ?? []) issues.push({ ...issue, code: 'custom', input: raw })
  }
  // Where there are issues, nobody sees what comes back.
  return { ...goods.data, ...settings.data } as ProductData
})

/** What the server's HTML can say of a product. */
export interface ProductContent {
  readonly id?: string
  readonly title?: string
  readonly productType?: string
  readonly showPrice?: boolean
  /** A list of variants, or the text that should have been one. */
  readonly variants?: unknown
}

/** A larger price is invalid [PROD-10]. */
function checkPrices({ value, issues }: z.core.ParsePayload<Product>): void {
  value.variants.forEach(({ priceCents, salePriceCents }, at) => {
    if (isPrice(priceCents) && isPrice(salePriceCents)) return
    const message = `expected at most ${MAX_PRICE_CENTS} cents`
    issues.push({ code: 'custom', message, path: ['variants', at, 'price'], input: value })
  })
}
