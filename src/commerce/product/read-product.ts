import * as z from 'zod/mini'
import type { CurrencyCode } from '../../locale/money/currencies'
import type { NamedPrice } from '../../locale/money/money.schema'
import { withoutNulls } from '../catalog/without-nulls'
import { isPrice, MAX_PRICE_CENTS } from '../price/price'
import { type Product, productTypeOf, type Variant } from './product'
import {
  type GivenProduct,
  mergePlaces,
  type RawProduct,
  type RawVariant,
  rawProductSchema,
} from './product.schema'

/**
 * The schema of a product in any of the page's shapes: structured content, the variants in `data-variants`,
 * or the product in the page context. Null counts as missing.
 */
export const productSchema = z.pipe(
  z.pipe(
    z.transform(raw => withoutNulls(raw)),
    rawProductSchema.check(checkParts),
  ),
  z.transform(given => toProduct(mergePlaces(given))),
)

/** The option names of the variants, those that the page lists first. */
function optionNamesOf({ variantAttributeNames, variants }: RawProduct): readonly string[] {
  const found = variants.flatMap(variant => valuesOf(variant, variantAttributeNames).map(([name]) => name))
  return [...new Set([...variantAttributeNames, ...found])].filter(name => found.includes(name))
}

/** The option values of a variant; structured content may omit the option names. */
function valuesOf({ optionValues, attributes }: RawVariant, names: readonly string[]) {
  const named = Object.entries(attributes).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  if (optionValues.length === 0) return named
  return optionValues.map(({ optionName, value }, at): readonly [string, string] => [
    optionName || names[at] || named[at]?.[0] || `Option ${at + 1}`,
    value,
  ])
}

function toProduct(raw: RawProduct): Product {
  const optionNames = optionNamesOf(raw)
  return {
    id: raw.id,
    title: raw.title,
    // Pages that are written by hand leave it out. Of an unknown type, nothing could be bought.
    type: productTypeOf(raw.productType || 'PHYSICAL'),
    currency: currencyOf(raw) as CurrencyCode,
    optionNames,
    variants: raw.variants.length
      ? raw.variants.map(variant => toVariant(variant, optionNames, raw.variantAttributeNames))
      : [ownVariant(raw)],
    subscriptionPlan: raw.subscriptionPlan,
  }
}

function toVariant(variant: RawVariant, optionNames: readonly string[], names: readonly string[]): Variant {
  const { unlimited, quantity } = variant.stock ?? { ...variant, quantity: variant.qtyInStock }
  const values = new Map(valuesOf(variant, names))
  const lengths = [variant.len, variant.width, variant.height]
  return {
    id: variant.id,
    sku: variant.sku,
    values: optionNames.map(name => values.get(name) ?? ''),
    priceCents: (variant.priceMoney ?? variant.price)?.cents ?? 0,
    salePriceCents: (variant.salePriceMoney ?? variant.salePrice)?.cents ?? 0,
    isOnSale: variant.onSale,
    stock: unlimited ? Number.POSITIVE_INFINITY : quantity,
    weight: variant.weight,
    lengths: lengths.every(length => length > 0) ? lengths : [],
  }
}

/** The only variant of a digital product, which has the price itself. */
const ownVariant = ({ priceCents, salePriceCents, onSale }: RawProduct): Variant => ({
  id: '',
  sku: '',
  values: [],
  priceCents: priceCents?.cents ?? 0,
  salePriceCents: salePriceCents?.cents ?? 0,
  isOnSale: onSale,
  stock: Number.POSITIVE_INFINITY,
  weight: 0,
  lengths: [],
})

const pricesOf = (raw: RawProduct): readonly (NamedPrice | undefined)[] => [
  raw.priceCents,
  raw.salePriceCents,
  ...raw.variants.flatMap(({ price, priceMoney, salePrice, salePriceMoney }) => [
    priceMoney ?? price,
    salePriceMoney ?? salePrice,
  ]),
]

const currenciesOf = (raw: RawProduct): readonly string[] => [
  ...new Set(pricesOf(raw).flatMap(price => price?.currency || [])),
]

const currencyOf = (raw: RawProduct): string => currenciesOf(raw)[0] ?? raw.currency

const PRICES = ['priceCents', 'salePriceCents'] as const
const VARIANT_PRICES = ['price', 'priceMoney', 'salePrice', 'salePriceMoney'] as const

/** Checks prices, and the consistency of the fields. */
function checkParts({ value: given, issues }: z.core.ParsePayload<GivenProduct>): void {
  const { structuredContent = {} } = given
  const raw = mergePlaces(given)
  const addIssue = (message: string, field: string, ...rest: (string | number)[]): void => {
    const place = Object.hasOwn(structuredContent, field) ? ['structuredContent'] : []
    issues.push({ code: 'custom', message, path: [...place, field, ...rest], input: given })
  }
  const checkPrice = (price: NamedPrice | undefined, field: string, ...rest: (string | number)[]): void => {
    if (price && !isPrice(price.cents)) addIssue(`expected at most ${MAX_PRICE_CENTS} cents`, field, ...rest)
  }
  const names = optionNamesOf(raw)
  if (raw.variants.length === 0 && !raw.priceCents) addIssue('expected at least one', 'variants')
  // Without a sale price, the current price would be 0.
  if (raw.onSale && raw.priceCents && !raw.salePriceCents) {
    addIssue('expected the price of the sale', 'salePriceCents')
  }
  if (currenciesOf(raw).length > 1)
    addIssue(`expected one currency, not ${currenciesOf(raw).join(', ')}`, 'variants')
  for (const name of PRICES) checkPrice(raw[name], name)
  raw.variants.forEach((variant, at) => {
    for (const name of VARIANT_PRICES) checkPrice(variant[name], 'variants', at, name)
    if (!variant.price && !variant.priceMoney) addIssue('expected a price', 'variants', at, 'price')
    if (variant.onSale && !variant.salePrice && !variant.salePriceMoney) {
      addIssue('expected the price of the sale', 'variants', at, 'salePrice')
    }
    const given = new Map(valuesOf(variant, raw.variantAttributeNames))
    // An empty value would mean 'nothing selected'.
    const missing = names.filter(name => !given.get(name))
    if (missing.length) addIssue(`expected a value for ${missing.join(', ')}`, 'variants', at, 'optionValues')
  })
}
