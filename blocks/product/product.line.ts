import type { AddedLine } from '../../src/commerce/cart/cart-interface'
import { effectivePrice } from '../../src/commerce/price/price'
import type { ProductData } from './product.schema'
import type { Order } from './product.state'

/** The image that stands for a product in the cart. */
export interface LineImage {
  readonly imageUrl: string
  readonly imageAlt: string
}

/** The cart line of an order, with what the cart shows of it until the server answers. */
export function lineOf(
  product: ProductData,
  { sku, quantity }: Order,
  image: LineImage,
  additionalFields = '',
): AddedLine {
  const { id: itemId, title, optionNames, variants, type: productType } = product
  const line = { itemId, sku, quantity, ...(additionalFields && { additionalFields }) }
  const variant = variants.find(known => known.sku === sku)
  // Without a price of its own: only the server knows it.
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
