import * as z from 'zod/mini'
import { isPrice, MAX_PRICE_CENTS } from '../../src/commerce/price/price'
import type { Product } from '../../src/commerce/product/product'
import { productSchema } from '../../src/commerce/product/read-product'
import { flag, list, text } from '../../src/data/fields/validators'
import { CHECKOUT_PATH } from '../../src/site/store-settings/checkout-paths'

/** Settings of the block. */
const settingsSchema = z.object({
  /** Address of the cart page. */
  cartUrl: z._default(z.string(), '/cart'),
  /** Address of the express checkout. */
  checkoutUrl: z._default(z.string(), CHECKOUT_PATH),
  /** Keeps the selection in the page's address: `?option.Size=Large`. */
  rememberChoice: z._default(z.boolean(), true),
  /** Updates the price with the selection; otherwise, the server's stays. The default is whether the variants have prices. */
  showPrice: z.optional(z.boolean()),
  /** Shows the price and the button at the bottom of small screens while the button is out of view. */
  stickyButton: flag(),
  /** The product's own page, if the block is on another one. */
  fullUrl: text(),
  /** Shown if the server's HTML has no images. */
  images: list(
    z.object({
      /** The URL of the image. */
      src: z.string(),
      /** The alternative text. */
      alt: text(),
      /** The intrinsic size, as `WxH`. */
      dimensions: text(),
      /** Accepted without effect: images are shown whole. */
      focalPoint: text(),
    }),
  ),
})

/** An image of the product; `dimensions` as in `40x30`. */
export type ProductPicture = z.output<typeof settingsSchema>['images'][number]

/** Data of the view, complete after parsing. */
export type ProductData = Product & z.output<typeof settingsSchema> & { readonly showPrice: boolean }

/** The variants of a product without options, whose price and availability only the server's HTML has. */
export const UNPRICED: readonly unknown[] = [{ price: 0, unlimited: true }]

/** A product in any shape of `productSchema`, with valid prices. */
const validProductSchema = productSchema.check(checkPrices)

/** The JSON of the block. */
type ProductInput = z.input<typeof validProductSchema> & z.input<typeof settingsSchema>

/**
 * `data-block-json` of `<ashlar-product>`: a product, and settings. Each schema reads its own fields of the
 * same object: zod's intersection would add half a kilobyte.
 */
export const productBlockSchema = z.transform((raw: ProductInput, { issues }): ProductData => {
  const goods = z.safeParse(validProductSchema, raw)
  const settings = z.safeParse(settingsSchema, raw)
  for (const { error } of [goods, settings]) {
    for (const issue of error?.issues ?? []) issues.push({ ...issue, code: 'custom', input: raw })
  }
  const showPrice = (raw as ProductContent | null)?.variants !== UNPRICED
  // The result is ignored if there are issues.
  return { showPrice, ...goods.data, ...settings.data } as ProductData
})

/** Data read from the server's HTML. */
export interface ProductContent {
  readonly id?: string
  readonly title?: string
  readonly productType?: string
  /** A list of variants, or the invalid text in its place. */
  readonly variants?: unknown
}

/** Rejects prices above the maximum [PROD-10]. */
function checkPrices({ value, issues }: z.core.ParsePayload<Product>): void {
  value.variants.forEach(({ priceCents, salePriceCents }, at) => {
    if (isPrice(priceCents) && isPrice(salePriceCents)) return
    const message = `expected at most ${MAX_PRICE_CENTS} cents`
    issues.push({ code: 'custom', message, path: ['variants', at, 'price'], input: value })
  })
}
