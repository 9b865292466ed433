import * as z from 'zod/mini'
import type { Product } from '../../src/commerce/product/product'
import type { GivenProduct } from '../../src/commerce/product/product.schema'
import { productSchema } from '../../src/commerce/product/read-product'
import { flag, list, REASONS, text } from '../../src/data/fields/validators'
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
export type ProductData = Product &
  z.output<typeof settingsSchema> & {
    readonly showPrice: boolean
    /** Neither the HTML nor the JSON names the type: it is taken for a physical one. */
    readonly isTypeAssumed: boolean
  }

/** The variants of a product without options, whose price and availability only the server's HTML has. */
export const UNPRICED: readonly unknown[] = [{ price: 0, unlimited: true }]

/** The JSON of the block. */
type ProductInput = z.input<typeof productSchema> &
  z.input<typeof settingsSchema> & {
    /** Exported with the item, without effect. */
    collectionId?: unknown
    /** Exported with the item, without effect. */
    urlId?: unknown
    /** Exported with the item, without effect. */
    excerpt?: unknown
    /** Exported with the item, without effect. */
    workflowState?: unknown
  }

/**
 * `data-block-json` of `<ashlar-product>`: a product, and settings. Each schema reads its own fields of the same
 * object: zod's intersection would add 600 bytes to the kit, which every page with a block loads.
 */
export const productBlockSchema = z.transform((raw: ProductInput, { issues }): ProductData => {
  const goods = z.safeParse(productSchema, raw, REASONS)
  const settings = z.safeParse(settingsSchema, raw, REASONS)
  for (const { error } of [goods, settings]) {
    for (const { message, path } of error?.issues ?? []) {
      issues.push({ code: 'custom', message, path, input: raw })
    }
  }
  const showPrice = (raw as ProductContent).variants !== UNPRICED
  const { structuredContent, productType } = raw as Partial<GivenProduct>
  const isTypeAssumed = !(structuredContent?.productType ?? productType)
  // The result is ignored if there are issues.
  return { showPrice, isTypeAssumed, ...goods.data, ...settings.data } as ProductData
})

/** Data read from the server's HTML. */
export interface ProductContent {
  readonly itemId?: string
  readonly title?: string
  readonly productType?: string
  /** A list of variants, or the invalid text in its place. */
  readonly variants?: unknown
}
