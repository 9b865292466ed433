import * as z from 'zod/mini'
import { money } from './commerce'
import { type Answered, defineSchema } from './define-schema'
import { planSchema } from './subscription/subscription.schema'

/** The products of the shop; the path of one product ends in its id. */
export const PRODUCTS_PATH = '/api/commerce/products'

/** The kinds of products; a subscription is one with a `subscriptionPlan`. */
export const PRODUCT_KINDS = ['PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD'] as const

/** A variant in the shape of the builder's pages: `data-variants` is a list of these. */
const variant = /* @__PURE__ */ defineSchema(() =>
  z.object({
    id: z.string(),
    sku: z.string(),
    attributes: z.record(z.string(), z.string()),
    optionValues: z.array(z.object({ optionName: z.string(), value: z.string() })),
    /** In cents. */
    price: z.number(),
    /** In cents; applies only while `onSale`. */
    salePrice: z.number(),
    onSale: z.boolean(),
    priceMoney: money,
    salePriceMoney: money,
    unlimited: z.boolean(),
    qtyInStock: z.number(),
    /** In the store's unit of weight. */
    weight: z.number(),
    /** Length in the store's unit; 0 if unknown. */
    len: z.number(),
    width: z.number(),
    height: z.number(),
  }),
)

export type WireVariant = Answered<typeof variant>

/** A product: the `data-block-json` of `<ashlar-product>`. */
export const product = /* @__PURE__ */ defineSchema(() =>
  z.object({
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
    /** The price of a digital product itself. */
    priceCents: z.optional(z.number()),
    salePriceCents: z.optional(z.number()),
    onSale: z.optional(z.boolean()),
    subscriptionPlan: z.optional(planSchema),
  }),
)

export type WireProduct = Answered<typeof product>

export const productList = /* @__PURE__ */ defineSchema(() => z.object({ items: z.array(product) }))
