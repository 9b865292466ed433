import type { AddedLine } from '../../src/commerce/cart/cart-interface'
import { effectivePrice } from '../../src/commerce/price/price'
import type { ProductData } from './product.schema'
import type { Order } from './product.state'

/** The product's image in the cart. */
export interface LineImage {
  readonly imageUrl: string
  readonly imageAlt: string
}

/** Returns the cart line of an order, with the details to show until the server responds. */
export function lineOf(
  product: ProductData,
  { sku, quantity }: Order,
  image: LineImage,
  additionalFields = '',
): AddedLine {
  const { id: itemId, title, optionNames, variants, type: productType } = product
  const line = { itemId, sku, quantity, ...(additionalFields && { additionalFields }) }
  const variant = variants.find(known => known.sku === sku)
  // Without a variant price: only the server knows it.
  if (!variant?.priceCents) return line
  return {
    ...line,
    shown: {
      itemId,
      sku,
      quantity,
      title,
      additionalFields,
      unitPriceCents: effectivePrice(variant),
      normalPriceCents: variant.priceCents,
      optionValues: optionNames.map((optionName, at) => ({ optionName, value: variant.values[at] ?? '' })),
      fullUrl: product.fullUrl || location.pathname,
      ...image,
      productType,
      problem: '',
    },
  }
}
