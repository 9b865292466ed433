import * as z from 'zod/mini'
import { planSchema } from '../../calls/subscription/subscription.schema'
import { flag, list, record, text, textOrNumber } from '../../data/fields/validators'
import { currencyCode, currencyField, namedPrice as price } from '../../locale/money/money.schema'

/** Tolerates a missing quantity, which pages leave out if there is no limit. */
const pieces = () =>
  z._default(
    z.custom<number>(value => Number.isInteger(value), 'expected a whole number of pieces'),
    0,
  )

const measure = () =>
  z._default(
    z.custom<number>(value => Number.isFinite(value) && Number(value) >= 0, 'expected a number of 0 or more'),
    0,
  )

/** A variant, in any of the page's shapes [PROD-04]. */
const variantSchema = z.object({
  /** The id of the variant. */
  id: text(),
  /** The stock-keeping unit, which the cart and orders name. */
  sku: text(),
  /** `priceMoney`, which has a currency, takes precedence. */
  price: z.optional(price()),
  /** The price with its currency. */
  priceMoney: z.optional(price()),
  /** The reduced price, in the form of `price`. */
  salePrice: z.optional(price()),
  /** The reduced price with its currency. */
  salePriceMoney: z.optional(price()),
  /** Whether the reduced price applies. */
  onSale: flag(),
  /** The stock has no limit. */
  unlimited: flag(),
  /** The number of pieces in stock. */
  qtyInStock: pieces(),
  /** The page context's form of `unlimited` and `qtyInStock`. */
  stock: z.optional(z.object({ unlimited: flag(), quantity: pieces() })),
  /** The value of each option, such as “Size”: “Large”. */
  optionValues: list(z.object({ optionName: text(), value: z.string() })),
  /** The values by option name, if `optionValues` is missing. */
  attributes: z._default(record(), {}),
  /** In the shop's unit of weight; 0 if unknown. */
  weight: measure(),
  /** Length in the shop's unit; 0 if unknown. */
  len: measure(),
  /** Width in the shop's unit; 0 if unknown. */
  width: measure(),
  /** Height in the shop's unit; 0 if unknown. */
  height: measure(),
})

export type RawVariant = z.output<typeof variantSchema>

const names = () => z.array(z.string())
const maybe = z.optional

/** The fields that an item of an exported page has in its `structuredContent`, which overrides the item. */
const structuredContent = z.looseObject({
  id: maybe(z.string()),
  itemId: maybe(z.string()),
  title: maybe(z.string()),
  productType: maybe(textOrNumber()),
  currency: maybe(currencyCode()),
  variantAttributeNames: maybe(names()),
  variantOptionOrdering: maybe(names()),
  variants: maybe(z.array(variantSchema)),
  priceCents: maybe(price()),
  salePriceCents: maybe(price()),
  onSale: maybe(z.boolean()),
  subscriptionPlan: maybe(planSchema),
})

/** A product in any of the page's shapes, before it is normalized. */
export const rawProductSchema = z.object({
  /** The product's id on the server. */
  id: text(),
  /** The id, where the item has no `id`. */
  itemId: maybe(z.string()),
  /** The name of the product. */
  title: text(),
  /** A name or a number; attributes carry the number as text. */
  productType: z._default(textOrNumber(), ''),
  /** ISO 4217 code of prices without a currency. */
  currency: currencyField(),
  /** The order of the options. */
  variantAttributeNames: list(z.string()),
  /** As `variantAttributeNames`, on exported pages. */
  variantOptionOrdering: maybe(names()),
  /** The variants, one for each combination of options that exists. */
  variants: list(variantSchema),
  /** The price of a digital product itself [PROD-02]. */
  priceCents: maybe(price()),
  /** The reduced price of a digital product. */
  salePriceCents: maybe(price()),
  /** Whether the reduced price applies. */
  onSale: flag(),
  /** When a subscription is paid again. */
  subscriptionPlan: maybe(planSchema),
  /** The product's fields, inside an item of an exported page. */
  structuredContent: maybe(structuredContent),
})

/** A product as the page writes it, with typed fields. */
export type GivenProduct = z.output<typeof rawProductSchema>
export type RawProduct = ReturnType<typeof mergePlaces>

/** Merges the places and names of a product's fields. */
export function mergePlaces({ structuredContent, ...item }: GivenProduct) {
  // Optional fields that are missing are not there at all.
  const all = { ...item, ...(structuredContent as Partial<typeof item>) }
  const { itemId = '', variantOptionOrdering = [], ...product } = all
  return {
    ...product,
    id: all.id || itemId,
    variantAttributeNames: all.variantAttributeNames.length
      ? all.variantAttributeNames
      : variantOptionOrdering,
  }
}
