import * as z from 'zod/mini'
import { planSchema } from '../../calls/subscription/subscription.schema'
import { isRecord } from '../../data/core/json'
import { flag, list, record, text } from '../../data/fields/validators'
import { currencyField, namedPrice as price } from '../../locale/money/money.schema'
import { withoutNulls } from '../catalog/without-nulls'

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

/** A product in any of the page's shapes, before it is normalized. */
export const rawProductSchema = z.object({
  /** The product's id on the server. */
  id: text(),
  /** The name of the product. */
  title: text(),
  /** A name or a number; attributes carry the number as text. */
  productType: z._default(z.union([z.string(), z.number()]), ''),
  /** ISO 4217 code of prices without a currency. */
  currency: currencyField(),
  /** The order of the options. */
  variantAttributeNames: list(z.string()),
  /** The variants, one for each combination of options that exists. */
  variants: list(variantSchema),
  /** The price of a digital product itself [PROD-02]. */
  priceCents: z.optional(price()),
  /** The reduced price of a digital product. */
  salePriceCents: z.optional(price()),
  /** Whether the reduced price applies. */
  onSale: flag(),
  /** When a subscription is paid again. */
  subscriptionPlan: z.optional(planSchema),
})

export type RawProduct = z.output<typeof rawProductSchema>

/** A product as an author or an exported page may write it. */
export type ProductInput = z.input<typeof rawProductSchema> & {
  /** The id, where `id` is another one. */
  itemId?: string
  /** As `variantAttributeNames`, on exported pages. */
  variantOptionOrdering?: string[]
  /** The product's fields, inside an item of an exported page. */
  structuredContent?: Readonly<Record<string, unknown>>
  /** Exported with the item, without effect. */
  collectionId?: string
  /** Exported with the item, without effect. */
  urlId?: string
  /** Exported with the item, without effect. */
  excerpt?: string
  /** Exported with the item, without effect. */
  workflowState?: number
}

/**
 * Normalizes the places of the fields: variants alone, and structured content inside an item. Null counts as
 * missing.
 */
export function normalizePlaces(raw: unknown): unknown {
  const given = withoutNulls(raw)
  if (Array.isArray(given)) return { variants: given }
  if (!isRecord(given)) return given
  const { structuredContent, ...item } = given
  const all = isRecord(structuredContent) ? { ...item, ...structuredContent } : given
  const { variantOptionOrdering, itemId, ...product } = all
  const known = { id: itemId, variantAttributeNames: variantOptionOrdering }
  return { ...withoutUndefined(known), ...product }
}

const withoutUndefined = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
