import * as z from 'zod/mini'
import { planSchema } from '../../calls/subscription/subscription.schema'
import { isRecord } from '../../data/core/json'
import { flag, list, record, text } from '../../data/fields/validators'
import { currencyField, namedPrice as price } from '../../locale/money/money.schema'
import { withoutNulls } from '../catalog/without-nulls'

/** Pages that count to 0 give no number where there is no limit. */
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

/** One variant, in any of the page's shapes [PROD-04]. */
const variantSchema = z.object({
  id: text(),
  sku: text(),
  /** `priceMoney`, which names its currency, counts before it. */
  price: z.optional(price()),
  priceMoney: z.optional(price()),
  salePrice: z.optional(price()),
  salePriceMoney: z.optional(price()),
  onSale: flag(),
  unlimited: flag(),
  qtyInStock: pieces(),
  /** The context's way to say `unlimited` and `qtyInStock`. */
  stock: z.optional(z.object({ unlimited: flag(), quantity: pieces() })),
  optionValues: list(z.object({ optionName: text(), value: z.string() })),
  /** The same by name, where `optionValues` is missing. */
  attributes: z._default(record(), {}),
  /** In the shop's unit of weight; 0 if nobody says. */
  weight: measure(),
  /** Length, in the shop's unit of length; 0 if nobody says. */
  len: measure(),
  width: measure(),
  height: measure(),
})

export type RawVariant = z.output<typeof variantSchema>

/** A product in any of the page's shapes, before its parts are put in order. */
export const rawProductSchema = z.object({
  id: text(),
  title: text(),
  /** A name or a number; attributes carry the number as text. */
  productType: z._default(z.union([z.string(), z.number()]), ''),
  /** Of prices that name none. */
  currency: currencyField(),
  /** Order of the options. */
  variantAttributeNames: list(z.string()),
  variants: list(variantSchema),
  /** A digital product's own [PROD-02]. */
  priceCents: z.optional(price()),
  salePriceCents: z.optional(price()),
  onSale: flag(),
  subscriptionPlan: z.optional(planSchema),
})

export type RawProduct = z.output<typeof rawProductSchema>

/** Variants alone, and structured content inside an item, where the schema looks for them; null counts as missing. */
export function inPlace(raw: unknown): unknown {
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
