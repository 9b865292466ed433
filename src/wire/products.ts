import * as z from 'zod/mini'
import { money, subscriptionPlan } from './commerce'

export { PRODUCTS_PATH, REVIEWS_PATH, reviewsPath } from './review-paths'

/** The kinds of products (A3 L32); a subscription is one with a `subscriptionPlan` (decisions §1, 17). */
export const PRODUCT_KINDS = ['PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD'] as const

/** A variant in the shape of the builder's pages (A3 L34): `data-variants` is a list of these. */
export const variant = z.object({
  id: z.string(),
  sku: z.string(),
  attributes: z.record(z.string(), z.string()),
  optionValues: z.array(z.object({ optionName: z.string(), value: z.string() })),
  /** In cents. */
  price: z.number(),
  /** In cents; holds only where `onSale` does. */
  salePrice: z.number(),
  onSale: z.boolean(),
  priceMoney: money,
  salePriceMoney: money,
  unlimited: z.boolean(),
  qtyInStock: z.number(),
  /** In the store's unit of weight. */
  weight: z.number(),
  /** Length, in the store's unit of length; 0 if nobody says. */
  len: z.number(),
  width: z.number(),
  height: z.number(),
})

export type WireVariant = z.output<typeof variant>

/** A product: what `<ashlar-product>` has in `data-block-json`. */
export const product = z.object({
  itemId: z.string(),
  collectionId: z.string(),
  urlId: z.string(),
  fullUrl: z.string(),
  title: z.string(),
  excerpt: z.string(),
  productType: z.enum(PRODUCT_KINDS),
  workflowState: z.string(),
  currency: z.string(),
  images: z.array(
    z.object({ src: z.string(), alt: z.string(), dimensions: z.string(), focalPoint: z.string() }),
  ),
  variantAttributeNames: z.array(z.string()),
  variants: z.array(variant),
  /** Digital products carry their price themselves (A3 L32). */
  priceCents: z.optional(z.number()),
  salePriceCents: z.optional(z.number()),
  onSale: z.optional(z.boolean()),
  subscriptionPlan: z.optional(subscriptionPlan),
})

export type WireProduct = z.output<typeof product>

export const productList = z.object({ items: z.array(product) })

/** What a buyer says about a piece; the order proves that it was bought. */
export const newReview = z.object({
  orderId: z.string().check(z.maxLength(60)),
  itemId: z.string().check(z.minLength(1), z.maxLength(200)),
  stars: z.number().check(z.int(), z.minimum(1), z.maximum(5)),
  author: z._default(z.string().check(z.maxLength(80)), ''),
  title: z._default(z.string().check(z.maxLength(120)), ''),
  body: z._default(z.string().check(z.maxLength(4000)), ''),
})

export type NewReview = z.output<typeof newReview>

export const review = z.object({
  stars: z.number(),
  author: z.string(),
  title: z.string(),
  body: z.string(),
  /** In ms since 1970. */
  created: z.number(),
})

export const reviewList = z.object({
  count: z.number(),
  /** The mean of the stars, in tenths; 0 without reviews. */
  starTenths: z.number(),
  reviews: z.array(review),
})
