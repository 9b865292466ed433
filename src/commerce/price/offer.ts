import * as z from 'zod/mini'
import { flag, list, number, textOrNumber } from '../../data/fields/validators'
import { currencyField, namedPrice } from '../../locale/money/money.schema'
import { productTypeOf } from '../product/product'
import { isSoldOut } from '../product/stock'
import { isOnSale, type Price, type Priced, priceOf } from './price'

/** The offer that a list or a price block shows: a summary of the product. */
interface Offer {
  /** `undefined` if the data has no price. */
  readonly price: Price | undefined
  readonly currency: string
  readonly isOnSale: boolean
  readonly isSoldOut: boolean
}

const amount = () => z.optional(namedPrice())

/** The price fields of a product or a variant. */
const priceFields = {
  /** Whole cents, or `{ value, currency }`; `priceMoney` takes precedence. */
  price: amount(),
  /** As `price`. */
  priceMoney: amount(),
  /** The name of the field in a digital product. */
  priceCents: amount(),
  /** The reduced price, in the form of `price`. */
  salePrice: amount(),
  /** As `salePrice`. */
  salePriceMoney: amount(),
  /** As `salePrice`. */
  salePriceCents: amount(),
  /** Whether the reduced price applies. */
  onSale: flag(),
}

/** The offer fields of a product, in any shape of the wire or a page. */
export const offerFields = {
  ...priceFields,
  /** ISO 4217 code of prices without a currency. */
  currency: currencyField(),
  /** `PHYSICAL`, `DIGITAL`, `SERVICE` or `GIFT_CARD`, or the number of one. */
  productType: z._default(textOrNumber(), 'PHYSICAL'),
  /** The variants of the product; the block shows the range of their prices. */
  variants: list(
    z.object({
      ...priceFields,
      /** The stock has no limit. */
      unlimited: flag(),
      /** The number of pieces in stock. */
      qtyInStock: number(),
      /** The page context's form of `unlimited` and `qtyInStock`. */
      stock: z.optional(z.object({ unlimited: flag(), quantity: number() })),
    }),
  ),
}

type RawPrice = z.output<z.ZodMiniObject<typeof priceFields>>
type RawOffer = z.output<z.ZodMiniObject<typeof offerFields>>

/** The offer of a product, by the rules of the full product. */
export function offerOf(raw: RawOffer): Offer {
  const { variants, currency } = raw
  // A product with only its own price is sold at it, in unlimited quantity.
  const all = variants.length ? variants : [{ ...raw, unlimited: true, qtyInStock: 0, stock: undefined }]
  const priced = all.map(variant => ({ ...pricedOf(variant), stock: stockOf(variant) }))
  return {
    price: all.some(variant => !normalOf(variant)) ? undefined : priceOf(priced),
    currency: all.map(currencyOf).find(Boolean) || currency,
    isOnSale: isOnSale({ variants: priced }),
    isSoldOut: isSoldOut({ type: productTypeOf(raw.productType), variants: priced }),
  }
}

/** Reports prices that are inconsistent with each other. */
export function checkOffer({ value, issues }: z.core.ParsePayload<RawOffer>): void {
  const addIssue = (message: string, ...path: (string | number)[]): void => {
    issues.push({ code: 'custom', message, path, input: value })
  }
  const currencies = new Set([value, ...value.variants].map(currencyOf).filter(Boolean))
  if (currencies.size > 1) addIssue(`expected one currency, not ${[...currencies].join(', ')}`, 'variants')
  // Without a sale price, the current price would be 0.
  if (normalOf(value) && value.onSale && !saleOf(value))
    addIssue('expected the price of the sale', 'salePrice')
  value.variants.forEach((variant, at) => {
    if (!normalOf(variant)) addIssue('expected a price', 'variants', at, 'price')
    if (variant.onSale && !saleOf(variant)) {
      addIssue('expected the price of the sale', 'variants', at, 'salePrice')
    }
  })
}

const normalOf = ({ priceMoney, price, priceCents }: RawPrice) => priceMoney ?? price ?? priceCents

const saleOf = ({ salePriceMoney, salePrice, salePriceCents }: RawPrice) =>
  salePriceMoney ?? salePrice ?? salePriceCents

const currencyOf = (raw: RawPrice): string => normalOf(raw)?.currency || saleOf(raw)?.currency || ''

const pricedOf = (raw: RawPrice): Priced => ({
  isOnSale: raw.onSale,
  priceCents: normalOf(raw)?.cents ?? 0,
  salePriceCents: saleOf(raw)?.cents ?? 0,
})

function stockOf({ unlimited, qtyInStock, stock }: RawOffer['variants'][number]): number {
  const { unlimited: isEndless, quantity } = stock ?? { unlimited, quantity: qtyInStock }
  return isEndless ? Number.POSITIVE_INFINITY : quantity
}
